// Compiles the standard library and the engine for the browser, with the very Python that will run them.
//
//     node tools/offline_pack.mjs PYODIDE WORK
//
// WORK holds `pack.py` with the work itself, and what it reads and writes.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, work] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
  const python = await loadPyodide({ indexURL: pyodide + path.sep });
  python.FS.mkdirTree("/pack");
  python.mountNodeFS("/pack", path.resolve(work));
  python.runPython("import runpy; runpy.run_path('/pack/pack.py', run_name='__main__')");
} catch (error) {
  // The stack would begin with the source of the runtime, which is one line of a megabyte.
  console.error(String(error.message ?? error).slice(-2000));
  process.exit(1);
}
