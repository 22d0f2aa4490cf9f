import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableSettings } from "../src/wire";

const SETTINGS: TableSettings = { game: "tiny-towns", seats: [] };

/** The API of a freshly opened page, and a server that answers on command. */
async function opened() {
  vi.resetModules();
  const asked: { path: string; answer: (body: unknown, status?: number) => void }[] = [];
  vi.stubGlobal(
    "fetch",
    (url: string, { method = "GET" }: RequestInit = {}) =>
      new Promise<Response>((resolve) => {
        const answer = (body: unknown, status = 200) =>
          resolve(new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } }));
        asked.push({ path: `${method} ${url}`, answer });
      }),
  );
  const { api } = await import("../src/lib/api");
  return { api, asked, paths: () => asked.map(({ path }) => path) };
}

afterEach(() => vi.unstubAllGlobals());

describe("a first visit", () => {
  it("makes one person, however quick the visitor is", async () => {
    const { api, asked, paths } = await opened();
    const me = api.me();
    const created = api.create(SETTINGS);
    await Promise.resolve();
    expect(paths()).toEqual(["GET /api/v1/me"]);
    asked[0]!.answer({ name: "?", tables: [] });
    await me;
    await vi.waitFor(() => expect(paths()).toEqual(["GET /api/v1/me", "POST /api/v1/tables"]));
    asked[1]!.answer({ id: "t", keys: [] });
    expect((await created).id).toBe("t");
  });

  it("is introduced before it does anything", async () => {
    const { api, asked, paths } = await opened();
    const created = api.create(SETTINGS);
    expect(paths()).toEqual(["GET /api/v1/me"]);
    asked[0]!.answer({ reason: "too-fast" }, 429);
    await expect(created).rejects.toMatchObject({ reason: "too-fast" });
    void api.create(SETTINGS).catch(() => undefined);
    expect(paths()).toEqual(["GET /api/v1/me", "GET /api/v1/me"]);
  });
});
