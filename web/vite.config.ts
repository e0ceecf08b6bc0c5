import { svelte } from "@sveltejs/vite-plugin-svelte";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import Icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";

const SITE = "../src/plancia/server/site";

/** The server sends files as they lie on disk: each is packed once, here. */
function packed(): Plugin {
  let site = "";
  return {
    name: "packed",
    apply: "build",
    configResolved({ root, build }) {
      site = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const folder of [site, join(site, "assets")]) {
        for (const name of readdirSync(folder)) {
          if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
          const file = join(folder, name);
          const whole = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
          writeFileSync(`${file}.br`, brotliCompressSync(whole));
        }
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", scale: 1 }), packed()],
  build: { outDir: SITE, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, reportCompressedSize: false },
  server: { proxy: { "/api": { target: process.env.PLANCIA_API ?? "http://127.0.0.1:8200", ws: true } } },
});
