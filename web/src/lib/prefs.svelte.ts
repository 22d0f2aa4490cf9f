// What a reader has chosen for this browser; remembered, never sent anywhere.
import type { Level } from "../wire";
import { LANGUAGES, type Language } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Motion = "off" | "fast" | "normal" | "slow";

interface Stored {
  name: string;
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
  words: boolean; // words instead of icons
  level: Level; // of bots to play against
}

const KEY = "guildhall";

function preferredLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

export const prefs: Stored = $state({
  name: "",
  language: preferredLanguage(),
  theme: "auto",
  motion: "normal",
  sound: false,
  confirm: true,
  words: false,
  level: "journeyman",
  ...stored(),
});

/** Keep the page and the browser's memory in step with the choices. */
export function watchPrefs(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const root = document.documentElement;
    root.dataset["theme"] = prefs.theme === "auto" ? (dark.matches ? "dark" : "light") : prefs.theme;
    root.dataset["motion"] = prefs.motion;
    root.lang = prefs.language;
  };
  dark.addEventListener("change", apply);
  $effect.root(() => {
    $effect(() => {
      apply();
      try {
        localStorage.setItem(KEY, JSON.stringify(prefs));
      } catch {
        // A browser without storage forgets; nothing else is lost.
      }
    });
  });
}
