// Soft synthesised sounds, so nothing is loaded. Silent until the reader turns them on.
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, length: number, delay = 0, volume = 0.05): void {
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Something moved on the table. */
export function playMove(): void {
  if (prefs.sound) tone(330, 0.12);
}

/** It is the reader's turn. */
export function playTurn(): void {
  if (!prefs.sound) return;
  tone(523, 0.25);
  tone(659, 0.35, 0.12);
}
