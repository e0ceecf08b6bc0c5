import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { followLinks } from "./router.svelte";
import { dress } from "./theme.svelte";

import.meta.glob("./games/*/tokens.css", { eager: true }); // the colours of every title
dress();
followLinks();
mount(App, { target: document.querySelector("#app")! });
