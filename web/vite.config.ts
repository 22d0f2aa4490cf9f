import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";

/** What opens without a server: the frame, the pages without their boards, and the words of all screens. */
const SHELL = [/src\/pages\/\w+\.svelte$/, /words\/\w+\/(common|web)\.ftl\?raw$/];
/** And the letters of its languages: they are asked for last, when the server may be gone. */
const LETTERS = /-latin(-ext)?-.*\.woff2$/;

/** Writes the service worker, which must know the files of the shell by the names that the build gave them. */
function serviceWorker(): Plugin {
  return {
    name: "guildhall-service-worker",
    apply: "build",
    async generateBundle(_, bundle) {
      const files = new Set<string>();
      const add = (name: string) => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== "chunk") return;
        files.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        for (const other of chunk.imports) add(other);
      };
      const isShell = (chunk: Rollup.OutputChunk) => chunk.isEntry || SHELL.some((one) => one.test(chunk.facadeModuleId ?? ""));
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === "chunk" && isShell(chunk)) add(name);
        else if (LETTERS.test(name)) files.add(name);
      }
      const paths = ["icon.svg", "manifest.webmanifest", ...[...files].sort()].map((name) => `"/${name}"`).join(", ");
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(paths)));
      const version = Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
      const template = await this.fs.readFile("src/service-worker.js", { encoding: "utf8" });
      const source = template.replace("__SHELL__", paths).replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

// The client is built into the Python package, which serves it. Nothing is loaded from another host.
export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  test: { css: true }, // the colours of the seats are measured
  base: "/",
  build: {
    outDir: "../src/guildhall/web_dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content security policy has no data: scripts or fonts
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: {
    fs: { allow: [".."] }, // the words live with the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
