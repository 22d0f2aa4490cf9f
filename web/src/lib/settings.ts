// Which settings of a game a table with so many seats has: a name or a value that ends with a seat's number is about it.
import type { SettingInfo } from "../wire";

const seatOf = (name: string): number => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);

export function settingsFor(settings: readonly SettingInfo[], seats: number): SettingInfo[] {
  return settings
    .filter(({ name }) => seatOf(name) <= seats)
    .map(({ name, values }) => ({ name, values: values.filter((value) => !value.startsWith("seat-") || seatOf(value) <= seats) }));
}

/** What was chosen, without what is about seats that are no longer there. */
export function variantFor(settings: readonly SettingInfo[], seats: number, chosen: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    settingsFor(settings, seats).flatMap(({ name, values }) => {
      const value = chosen[name];
      return value !== undefined && values.includes(value) ? [[name, value]] : [];
    }),
  );
}
