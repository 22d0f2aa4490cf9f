// Runs a Python file in the offline bundle, as a browser would, but under Node.
//
//     node in_node.mjs BUNDLE WORK FILE
//
// BUNDLE is the unpacked bundle; WORK is a folder that the file sees as /work.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [bundle, work, file] = process.argv.slice(2);
try {
  const told = JSON.parse(await readFile(path.join(bundle, "bundle.json"), "utf-8"));
  const { loadPyodide } = await import(pathToFileURL(path.join(bundle, "pyodide.mjs")));
  const python = await loadPyodide({
    indexURL: bundle + path.sep,
    stdLibURL: path.join(bundle, "stdlib.zip"),
    lockFileContents: { info: { ...told.runtime, version: "0" }, packages: {} },
    packageBaseUrl: bundle + path.sep,
  });
  python.FS.writeFile("/engine.zip", new Uint8Array(await readFile(path.join(bundle, "engine.zip"))));
  python.FS.mkdirTree("/work");
  python.mountNodeFS("/work", path.resolve(work));
  python.runPython(told.start);
  python.runPython(await readFile(file, "utf-8"));
} catch (error) {
  console.error(String(error.message ?? error).slice(-3000));
  process.exit(1);
}
