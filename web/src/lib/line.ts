// A line to a table: a socket to the server, or messages to a worker of this device. Both carry the same texts.
import { isOnDevice, prefix } from "./device/place.svelte";

export interface Line {
  send(text: string): void;
  close(): void;
}

export interface Ear {
  onopen(): void;
  onmessage(text: string): void;
  /** The line is gone and may come back. */
  onlost(): void;
  /** There is no line, for this reason; if it opens later, `onopen` says so. */
  onrefused(reason: string): void;
}

export function openLine(table: string, ear: Ear): Line {
  return isOnDevice(table) ? toDevice(table, ear) : toServer(table, ear);
}

function toServer(table: string, ear: Ear): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}${prefix}/api/v1/tables/${table}/socket`);
  socket.onopen = () => ear.onopen();
  socket.onmessage = (message) => ear.onmessage(message.data as string);
  socket.onclose = () => ear.onlost();
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

function toDevice(table: string, ear: Ear): Line {
  let line: Line | null = null;
  let isClosed = false;
  import("./device/client").then(
    (device) => {
      if (!isClosed) line = device.openLine(table, ear);
    },
    () => ear.onlost(),
  );
  return {
    send: (text) => line?.send(text),
    close: () => {
      isClosed = true;
      line?.close();
    },
  };
}
