// The page's side of this device: its workers, and what can be answered without them.
import type * as wire from "../../wire";
import { Refusal } from "../refusal";
import type { Ear, Line } from "../line";
import { lockOf, type Bundle, type FromHall, type ToHall } from "./messages";
import { place } from "./place.svelte";
import { lines, write } from "./store";

interface Waiting {
  resolve: (body: unknown) => void;
  reject: (refused: Refusal) => void;
}

const YOU = "you"; // everybody at this device
const BUNDLE = new URL(/* @vite-ignore */ "../offline/bundle.json", import.meta.url).href; // scripts are in `assets`

let hall: Worker | null = null;
let bots: Worker | null = null;
let number = 0;
const waiting = new Map<number, Waiting>();
const ears = new Map<number, Ear>();

function newWorker(): Worker {
  return new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
}

function worker(): Worker {
  if (hall) return hall;
  const { port1, port2 } = new MessageChannel();
  hall = newWorker();
  hall.onmessage = ({ data }: MessageEvent<FromHall>) => take(data, port2);
  hall.onerror = () => take({ kind: "failed", reason: "worker" }, port2);
  hall.postMessage({ kind: "start", bots: port1 } satisfies ToHall, [port1]);
  void navigator.storage?.persist?.();
  return hall;
}

function post(message: ToHall): void {
  worker().postMessage(message);
}

function take(message: FromHall, port: MessagePort): void {
  if (message.kind === "answer") {
    const asked = waiting.get(message.number);
    waiting.delete(message.number);
    if (message.status < 400) asked?.resolve(message.body);
    else {
      const { reason, facts } = message.body as wire.Problem;
      asked?.reject(new Refusal(reason, message.status, facts));
    }
  } else if (message.kind === "said") ears.get(message.line)?.onmessage(message.text);
  else if (message.kind === "opened") ears.get(message.line)?.onopen();
  else if (message.kind === "refused") ears.get(message.line)?.onrefused(message.reason);
  else if (message.kind === "bots") {
    bots = newWorker();
    bots.postMessage({ kind: "think", port }, [port]);
  } else if (message.kind === "full") place.isFull = message.isFull;
  else if (message.kind === "damaged") place.damaged = [...place.damaged, message.table];
  else fail(message.reason);
}

/** The engine could not start, or has failed. The next request starts another. */
function fail(reason: string): void {
  console.error(reason);
  hall?.terminate();
  bots?.terminate();
  hall = bots = null;
  for (const { reject } of waiting.values()) reject(new Refusal("device-failed", 500));
  waiting.clear();
  for (const ear of ears.values()) ear.onrefused("device-failed");
  ears.clear();
}

/** Whether everything was fetched that is needed to play without a network. */
export async function isKept(): Promise<boolean> {
  return "caches" in globalThis && (await caches.match(BUNDLE)) !== undefined;
}

/** What this device has to offer. */
async function bundle(): Promise<Bundle> {
  return (await (await fetch(BUNDLE)).json()) as Bundle;
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const plain = await answered(method, path);
  if (plain !== undefined) return plain as T;
  const text = body === undefined ? "" : JSON.stringify(body);
  return new Promise<T>((resolve, reject) => {
    number += 1;
    waiting.set(number, { resolve: resolve as (body: unknown) => void, reject });
    post({ kind: "ask", number, method, path, body: text });
  });
}

/** What needs no engine. */
async function answered(method: string, path: string): Promise<unknown> {
  const about = /^\/(?:tables|replays)\/([\w-]+)/.exec(path)?.[1];
  if (about !== undefined && !about.startsWith("device-")) throw new Refusal("offline", 0);
  if (method === "GET" && path === "/games") {
    return (await bundle().catch(() => Promise.reject(new Refusal("offline", 0)))).games;
  }
  if (method === "GET" && path === "/tables") return { tables: [] } satisfies wire.Lobby;
  if (path === "/me") {
    const alerts = { webhook: null, email: null };
    const tables = await lines();
    return { person: YOU, name: "?", account: null, alerts, tables, is_administrator: false } satisfies wire.Me;
  }
  if (method === "DELETE" && about !== undefined && path === `/tables/${about}`) {
    const isDone = await navigator.locks.request(lockOf(about), { ifAvailable: true }, async (lock) => {
      if (lock) await write([{ type: "drop", id: about }]);
      return lock !== null;
    });
    if (!isDone) throw new Refusal("played-elsewhere", 409);
    return null;
  }
  return undefined;
}

/** A line to a table of this device, as a socket is to one of the server's. */
export function openLine(table: string, ear: Ear): Line {
  number += 1;
  const line = number;
  ears.set(line, ear);
  post({ kind: "open", line, table });
  return {
    send: (text) => post({ kind: "say", line, text }),
    close: () => {
      ears.delete(line);
      post({ kind: "shut", line });
    },
  };
}

/** Start the engine before it is needed. */
export function warmUp(): void {
  worker();
}

/** The tables that are kept here; none where nothing can be kept. */
export async function tablesHere(): Promise<wire.TableLine[]> {
  return lines().catch(() => []);
}
