import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server that `npm run dev` passes calls on to: `parlwr serve`, or another given in PARLWR.
const server = process.env['PARLWR'] ?? 'http://127.0.0.1:8000';

/** The service worker, told what this release consists of: any change of the client makes another worker. */
function worker() {
  return {
    name: 'parlwr-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort();
      const source = readFileSync(new URL('./sw/sw.js', import.meta.url), 'utf8').replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  // Addresses within the build are relative, so that the server may stand in a folder of any site.
  base: './',
  plugins: [svelte(), worker()],
  build: {
    outDir: '../src/parlwr/net/client',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the pages allows no data: addresses, and small files cost nothing here.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 8200,
    strictPort: true,
    proxy: {
      '/api': { target: server, ws: true },
      '/text': server,
      '/manifest': server,
      '/schema': server,
    },
  },
});
