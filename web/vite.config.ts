import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The client is built into the Python package, which serves it. Nothing is loaded from another host.
export default defineConfig({
  plugins: [svelte()],
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
