import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A freshly opened page, in a browser that has stored what earlier pages wrote. */
async function opened(memory: Map<string, string>) {
  vi.resetModules();
  const hear = new Map<string, () => void>();
  const page = { hidden: false, addEventListener: (name: string, listener: () => void) => hear.set(name, listener) };
  vi.stubGlobal("addEventListener", page.addEventListener);
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  });
  const seen = await import("../src/lib/seen");
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    hear.get("visibilitychange")?.();
  };
  return { ...seen, show, close: () => hear.get("pagehide")?.() };
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("how far a table was shown", () => {
  it("is known for a table that was opened before", async () => {
    const page = await opened(new Map());
    page.remember("a", 0, 7);
    vi.advanceTimersByTime(1_000);
    expect(page.seenOf("a", 0)?.number).toBe(7);
    expect(page.seenOf("a", 1)).toBeNull();
    expect(page.seenOf("b", 0)).toBeNull();
  });

  it("lasts until the page is closed, however long nothing happened before", async () => {
    const memory = new Map<string, string>();
    const page = await opened(memory);
    page.remember("a", 0, 7);
    vi.advanceTimersByTime(60_000);
    page.close();
    vi.advanceTimersByTime(2_000);
    expect((await opened(memory)).seenOf("a", 0)).toEqual({ number: 7, at: 60_000 });
  });

  it("lasts until the page is hidden, and goes on when it is shown again", async () => {
    const page = await opened(new Map());
    page.remember("a", 0, 7);
    vi.advanceTimersByTime(60_000);
    page.show(false);
    vi.advanceTimersByTime(60_000);
    page.show(true);
    expect(page.seenOf("a", 0)).toEqual({ number: 7, at: 60_000 });
    page.remember("a", 0, 9);
    page.close();
    expect(page.seenOf("a", 0)).toEqual({ number: 9, at: 120_000 });
  });

  it("does not last while another page of ours is read", async () => {
    const page = await opened(new Map());
    page.remember("a", 0, 7);
    page.leave();
    vi.advanceTimersByTime(60_000);
    page.close();
    expect(page.seenOf("a", 0)).toEqual({ number: 7, at: 0 });
  });
});
