// Seats differ in shape first; their colours must also differ for people with colour blindness.
import { describe, expect, it } from "vitest";
import { OUTLINES } from "../src/lib/seats";
import guilds from "../src/games/guilds-of-london/colours.css?raw";
import theme from "../src/styles/theme.css?raw";

const css = theme + guilds;
const DARK = '[data-theme="dark"]';
const GUILDS = '[data-game="guilds-of-london"]';
const THEMES = [":root", `:root${DARK}`, `:root${GUILDS}`, `:root${GUILDS}${DARK}`];

function block(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  expect(start).toBeGreaterThanOrEqual(0);
  return css.slice(start, css.indexOf("}", start));
}
const seatsOf = (selector: string): string[] =>
  [...block(selector).matchAll(/--seat-\d: (#[0-9a-f]{6})/g)].map((found) => found[1] ?? "");

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];
// Simulates colour blindness, after Machado, Oliveira and Fernandes, 2009.
const EYES: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const light = (hex: string): Three =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Three;
const times = (row: Three, rgb: Three): number => row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2];
const luminance = (rgb: Three): number => times([0.2126, 0.7152, 0.0722], rgb);

function lab(rgb: Three): Three {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(times([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = f(luminance(rgb));
  const z = f(times([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
function seen(hex: string, eye: Matrix): Three {
  const rgb = light(hex);
  return lab(eye.map((row) => Math.min(1, Math.max(0, times(row, rgb)))) as unknown as Three);
}
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(light(a)), luminance(light(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each(THEMES)("the seats of %s", (selector) => {
  const seats = seatsOf(selector);
  it.each(Object.entries(EYES))("differ for %s eyes", (_, eye) => {
    for (const [i, one] of seats.entries()) {
      for (const other of seats.slice(i + 1)) {
        expect(
          Math.hypot(...seen(one, eye).map((v, k) => v - (seen(other, eye)[k] ?? 0))),
          `${one} and ${other}`,
        ).toBeGreaterThan(20);
      }
    }
  });
  it("stand out from the paper", () => {
    const ground =
      /--card: (#[0-9a-f]{6})/.exec(block(selector.includes("dark") ? `:root${DARK}` : ":root"))?.[1] ?? "";
    for (const seat of seats) expect(contrast(seat, ground), seat).toBeGreaterThan(3);
  });
});

it("every seat has a shape of its own", () => {
  expect(new Set(OUTLINES).size).toBe(seatsOf(":root").length);
});
