// The browser's own notifications, for somebody whose page is in the background.
import { prefs } from "./prefs.svelte";

/** Whether the browser would still ask its user. */
export function mayAskToNotify(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Let the browser ask. The answer is remembered, so that nobody is asked twice. */
export async function askToNotify(): Promise<void> {
  prefs.notify = (await Notification.requestPermission()) === "granted" ? "yes" : "no";
}

/** Say something, if the page is in the background and its reader wants to know. */
export function notify(title: string, body: string, about: string): void {
  if (!document.hidden || prefs.notify === "no") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: about });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones allow notifications only to service workers; the title and the sound must do there.
  }
}
