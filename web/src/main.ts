import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-ext-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "./styles/theme.css";
import "./styles/flights.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchPrefs } from "./lib/prefs.svelte";
import { startServiceWorker } from "./lib/update.svelte";

watchPrefs();
const target = document.getElementById("app");
if (target) mount(App, { target });
if ("serviceWorker" in navigator && import.meta.env.PROD) startServiceWorker().catch(() => undefined);
