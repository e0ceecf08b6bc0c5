import { svelte } from "@sveltejs/vite-plugin-svelte";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";

const SITE = "../src/plancia/server/site";

/** The server sends files as they lie on disk: each is packed once, here. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      const folders = [SITE, join(SITE, "assets")];
      for (const folder of folders) {
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
