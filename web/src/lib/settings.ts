// Which of a game's settings apply to a table: a name or value that ends with a number concerns the seat of that number.
import type { SettingInfo } from "../wire";

const seatOf = (name: string): number => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);

export function settingsFor(settings: readonly SettingInfo[], seats: number): SettingInfo[] {
  return settings
    .filter(({ name }) => seatOf(name) <= seats)
    .map(({ name, values }) => ({
      name,
      values: values.filter((value) => !value.startsWith("seat-") || seatOf(value) <= seats),
    }));
}

/** The chosen values, without those for seats that the table no longer has. */
export function variantFor(
  settings: readonly SettingInfo[],
  seats: number,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    settingsFor(settings, seats).flatMap(({ name, values }) => {
      const value = chosen[name];
      return value !== undefined && values.includes(value) ? [[name, value]] : [];
    }),
  );
}
