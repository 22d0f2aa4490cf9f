// Starts Python in a worker, from the files beside the client. Nothing comes from another host.
import type { PyodideAPI } from "pyodide";
import type { Bundle } from "./messages";

/** What the workers of a page have in common: the bundle's version, and its runtime, which is compiled once. */
export interface Shared {
  version: string;
  runtime: WebAssembly.Module;
}

export interface Python {
  python: PyodideAPI;
  shared: Shared;
}

const BASE = new URL(/* @vite-ignore */ "../offline/", import.meta.url); // the worker's script is in `assets`

/** The newest version that can be reached, or the one that others here run. */
export async function startPython(given?: Shared): Promise<Python> {
  const bundle = (await (await fetched(new URL("bundle.json", BASE).href)).json()) as Bundle;
  const version = given?.version ?? bundle.version;
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
  python.unpackArchive(await engine, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return { python, shared: { version, runtime } };
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
