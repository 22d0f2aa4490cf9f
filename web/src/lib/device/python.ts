// Starts Python in a worker, from the files beside the client. Nothing comes from another host.
import type { PyodideAPI } from "pyodide";
import type { Bundle } from "./messages";

export interface Python {
  python: PyodideAPI;
  version: string;
}

/** The newest version that can be reached, or the one that others here run. */
export async function startPython(wanted?: string): Promise<Python> {
  const base = new URL(/* @vite-ignore */ "../offline/", import.meta.url); // the worker's script is in `assets`
  const bundle = (await (await fetched(new URL("bundle.json", base).href)).json()) as Bundle;
  const version = wanted ?? bundle.version;
  const folder = new URL(`${version}/`, base).href;
  const engine = fetched(`${folder}engine.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: { info: { ...bundle.runtime, version }, packages: {} } as never,
  });
  python.unpackArchive(await engine, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return { python, version };
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
