// Where games are played: at the server, or on this device alone.

/** The beginning of the ids of tables and replays that are kept on this device. */
const OWN = "device-";

/** A site without a server says so in its page. */
export const isSite = Boolean(globalThis.document?.querySelector('meta[name="guildhall-site"]'));

/** The folder of the server's host that everything is in, without a slash at its end; the server says so in its page. */
export const prefix =
  globalThis.document?.querySelector('meta[name="guildhall-prefix"]')?.getAttribute("content") ?? "";

export const place = $state({
  /** New games are made on this device, because there is no server, or none that can be reached. */
  isHere: isSite,
  /** The latest moves could not be written: there is no space. */
  isFull: false,
  /** Tables of which a part could not be read. */
  damaged: [] as string[],
});

/** Called when the server cannot be reached; from then on, `place.isHere` says whether one can play here instead. */
export const connection = { onlost: async (): Promise<void> => undefined };

export function isOnDevice(id: string): boolean {
  return id.startsWith(OWN);
}

/** Whether a request is for this device: about something that is kept here, or about anything while one plays here. */
export function isForDevice(path: string): boolean {
  return place.isHere || path === "/saved" || /^\/(tables|replays)\/device-/.test(path);
}
