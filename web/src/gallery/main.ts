// For drawing boards without a server: `npm run dev`, then /gallery.html?game=old-london-bridge&at=60.
import "@fontsource-variable/alegreya/wght.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-ext-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "../styles/theme.css";
import { mount } from "svelte";
import { watchPrefs } from "../lib/prefs.svelte";
import Gallery from "./Gallery.svelte";

watchPrefs();
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
