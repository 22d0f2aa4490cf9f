const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What people see as the letters of a text: an emoji of many characters is one. */
export const letters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** A text of at most so many letters. */
export function shortened(text: string, most: number): string {
  return text.length > most ? letters(text).slice(0, most).join("") : text;
}

export const NAME = 40; // letters of a person's name
export const TITLE = 60; // letters of the name of a table or a component set

/** A field takes so many letters; `maxlength` would count halves of characters. */
export const atMost = (most: number) => (field: HTMLInputElement) => {
  const cut = (): boolean => {
    const short = shortened(field.value, most);
    if (short === field.value) return false;
    const at = Math.min(field.selectionStart ?? short.length, short.length);
    field.value = short;
    field.setSelectionRange(at, at);
    return true;
  };
  // Before anybody else reads the field; but what is being composed is not finished.
  const typed = (event: Event) => {
    if (!(event as InputEvent).isComposing) cut();
  };
  const composed = () => {
    if (cut()) field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  field.addEventListener("input", typed, { capture: true });
  field.addEventListener("compositionend", composed);
  return () => {
    field.removeEventListener("input", typed, { capture: true });
    field.removeEventListener("compositionend", composed);
  };
};

/** A name without characters that cannot be seen or that turn the direction of writing, as the server keeps it. */
export const visible = (name: string) => name.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, "");
