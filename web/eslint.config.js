import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import { readdirSync } from "node:fs";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const games = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const TABLE = String.raw`/table/`;
const PAGES = String.raw`/pages/`;
const REGISTRY = String.raw`/games(/index)?$`;

/** Forbids importing the paths that match, statically or not, so that inner layers do not depend on outer ones. */
function layer(files, paths, message) {
  const regex = paths.join("|");
  const selector = `ImportExpression[source.value=/${regex.replaceAll("/", String.raw`\u002F`)}/]`;
  return {
    files,
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": ["error", { selector, message }],
    },
  };
}

/** Paths into the folders of games, except of one. */
function gamesBut(own) {
  return games.filter((game) => game !== own).map((game) => `/${game}/`);
}

export default defineConfig(
  globalIgnores(["src/wire.ts", "public/fixtures/"]), // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "no-undef": "off", // the type checker finds these
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are built inside $derived and replaced, never changed
    },
  },
  { files: ["src/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  layer(["src/lib/**"], [TABLE, PAGES, REGISTRY, ...gamesBut(null)], "lib must not depend on table, games or pages."),
  layer(["src/table/**"], [PAGES, ...gamesBut(null)], "table must not depend on pages or on a particular game."),
  ...games.map((game) =>
    layer([`src/games/${game}/**`], [PAGES, ...gamesBut(game)], "A game must not depend on pages or on another game."),
  ),
);
