import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";

/** The shell, which opens without a server: the frame, the pages without boards, and the words of all screens. */
const SHELL = [/src\/pages\/\w+\.svelte$/, /device\/client\.ts$/, /words\/\w+\/(common|web)\.ftl\?raw$/];
/** The fonts belong to the shell, too: browsers load them last, when the server may be gone. */
const LETTERS = /-latin(-ext)?-.*\.woff2$/;

/** Writes the service worker, which lists the files of the shell by their hashed names. */
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
      const isShell = (chunk: Rollup.OutputChunk) =>
        chunk.isEntry || SHELL.some((one) => one.test(chunk.facadeModuleId ?? ""));
      for (const [name, chunk] of Object.entries(bundle)) {
        if (chunk.type === "chunk" && isShell(chunk)) add(name);
        else if (LETTERS.test(name)) files.add(name);
      }
      const rest = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name) && !files.has(name));
      const listed = (names: Iterable<string>) => [...names].map((name) => `"${name}"`).join(", ");
      const paths = listed(["icon.svg", "manifest.webmanifest", ...[...files].sort()]);
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(paths)));
      const version = Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
      const template = await this.fs.readFile("src/service-worker.js", { encoding: "utf8" });
      const source = template
        .replace("__SHELL__", paths)
        .replace("__REST__", listed(rest.sort()))
        .replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  };
}

// The client is built into the Python package, which serves it. Nothing is loaded from another host.
export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  test: { css: true }, // a test measures the colours of the seats
  base: "/",
  // Scripts find each other by relative addresses, so that the same files also work in a folder of a static site.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "js" || hostType === "css" ? { relative: true } : undefined),
  },
  worker: { format: "es" },
  build: {
    outDir: "../src/guildhall/web_dist",
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content security policy has no data: scripts or fonts
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // advice that a player cannot follow
  },
  server: {
    fs: { allow: [".."] }, // the words live with the Python package
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
