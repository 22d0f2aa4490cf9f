// The reader's preferences, kept in this browser and never sent anywhere.
import type { Level, RivalForm } from "../wire";
import { LANGUAGES, type Language } from "./words";

type Theme = "auto" | "light" | "dark";
/** When an answer must be confirmed: each one, only one that cannot be undone within the turn, or none. */
type Confirm = "answer" | "turn" | "never";
type Motion = "off" | "fast" | "normal" | "slow";

/** How a game was played: for how many, and with which settings. */
export interface Played {
  seats: number;
  variant: Record<string, string>;
}

interface Stored {
  name: string;
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: Confirm;
  words: boolean; // words instead of icons
  answers: boolean; // in words, even where the board offers them
  harmless: boolean; // rewards that cost nothing are taken without asking
  level: Level; // of bots to play against
  notify: "ask" | "yes" | "no"; // whether the browser tells in the background whose turn it is
  hidden: string[]; // tables that are not listed any more
  explain: boolean; // whether a sentence stands under a kind of question that is new to the reader
  explained: string[]; // kinds of questions that are not new any more, as "game/decision"
  played: Record<string, Played>; // by game: how it was played last
  rivals: Record<string, RivalForm>; // by game: how strong the reader's rival is
  lessons: string[]; // that have been done, as "game/lesson"
  puzzles: Record<string, [puzzle: string, solved: boolean, at: number][]>; // by game: the first try at each
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
    const { confirm, ...rest } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    // It was once a matter of yes and no.
    const known = typeof confirm === "boolean" ? (confirm ? "answer" : "never") : confirm;
    return known ? { ...rest, confirm: known } : rest;
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
  confirm: "turn",
  words: false,
  answers: false,
  harmless: true,
  level: "journeyman",
  notify: "ask",
  hidden: [],
  explain: true,
  explained: [],
  played: {},
  rivals: {},
  lessons: [],
  puzzles: {},
  ...stored(),
});

/** Apply the preferences to the page and store them whenever they change. */
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
    $effect(apply); // apart from storing: a language that is set anew, even the same, has the whole page styled anew
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(prefs));
      } catch {
        // Without storage, the preferences last as long as the page.
      }
    });
  });
}
