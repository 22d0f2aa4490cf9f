// Starts Python in a worker, from the files beside the client. Nothing comes from another host.
import type { PyodideAPI } from "pyodide";
import type { Bundle } from "./messages";

/** What the workers of a page have in common: the bundle, and its runtime, which is compiled once. */
export interface Shared {
  bundle: Bundle;
  runtime: WebAssembly.Module;
}

export interface Python {
  python: PyodideAPI;
  shared: Shared;
}

const BASE = new URL(/* @vite-ignore */ "../offline/", import.meta.url); // the worker's script is in `assets`

/** The newest version that can be reached, or the one that others here run: meanwhile there may be another. */
export async function startPython(given?: Shared): Promise<Python> {
  const bundle = given?.bundle ?? ((await (await fetched(new URL("bundle.json", BASE).href)).json()) as Bundle);
  const { version } = bundle;
  const folder = new URL(`${version}/`, BASE).href;
  const engine = fetched(`${folder}engine.zip`).then((answer) => answer.arrayBuffer());
  const runtime = given?.runtime ?? (await WebAssembly.compileStreaming(fetched(`${folder}pyodide.asm.wasm`)));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const takeBack = offer(runtime);
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: { info: { ...bundle.runtime, version }, packages: {} } as never,
  }).finally(takeBack);
  python.FS.writeFile("/engine.zip", new Uint8Array(await engine), { canOwn: true }); // without a copy
  python.runPython(bundle.start);
  return { python, shared: { bundle, runtime } };
}

/** Pyodide fetches and compiles its runtime itself. While it starts, it gets the one that is compiled already. */
function offer(runtime: WebAssembly.Module): () => void {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input, init) =>
    String(input).endsWith(".wasm") ? Promise.resolve(new Response()) : fetch(input, init);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: runtime,
    instance: await WebAssembly.instantiate(runtime, imports),
  });
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
