// Days as "2026-11-19", in words. A day is the same for everybody, so its name does not depend on where the reader is.
const DAY = 24 * 60 * 60 * 1000;

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** "19 November 2026". */
export function longDate(day: string, language: string): string {
  const style = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, style).format(at(day));
}

/** "November 2026". */
export function monthName(day: string, language: string): string {
  const style = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, style).format(at(day));
}

/** The names of the days of a week, from Monday on. */
export function weekdays(language: string): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: "narrow", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, i) => name.format(new Date(Date.UTC(2024, 0, 1 + i)))); // a Monday
}

/** The time of day, where the reader is. */
export function timeOfDay(milliseconds: number, language: string): string {
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { hour: "numeric", minute: "2-digit" }).format(
    milliseconds,
  );
}

export function shifted(day: string, days: number): string {
  return new Date(at(day).getTime() + days * DAY).toISOString().slice(0, 10);
}

/** The month of a day, week by week from Monday on; null for what belongs to other months. */
export function weeksOf(day: string): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const before = (at(first).getUTCDay() + 6) % 7;
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let one = first; one.startsWith(first.slice(0, 8)); one = shifted(one, 1)) days.push(one);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
