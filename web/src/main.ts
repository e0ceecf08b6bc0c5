import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { followLinks } from "./router.svelte";
import { dress } from "./theme.svelte";

dress();
followLinks();
mount(App, { target: document.querySelector("#app")! });
