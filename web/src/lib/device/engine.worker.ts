// A worker that runs Python: either the hall, with the tables of this device, or the bots.
import { Bots } from "./bots";
import { Hall } from "./hall";
import type { ToHall } from "./messages";

interface BotsStart {
  kind: "think";
  port: MessagePort;
}

let hall: Hall | null = null;

self.onmessage = ({ data }: MessageEvent<ToHall | BotsStart>) => {
  if (data.kind === "think") new Bots(data.port);
  else if (data.kind === "start") hall = new Hall((message) => self.postMessage(message), data.bots);
  else hall?.take(data);
};
