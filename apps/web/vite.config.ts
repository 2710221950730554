import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTargets } from './build/browser-targets.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { developmentExplorer } from './build/development-explorer.ts';
import { htmlPlugin } from './build/html-plugin.ts';
import { modernCssPlugin } from './build/modern-css-plugin.ts';
import { pureRouterPlugin } from './build/pure-router-plugin.ts';

const ownPlugins = () => [modernCssPlugin(), pureRouterPlugin(), htmlPlugin(), developmentExplorer()];

/**
 * `import.meta.env.MODE` is `local` or `production`; only `local` may contain the development wallet and the gallery.
 * Vite refuses a mode named `local`, so its mode `development` (also the development server's) replaces it.
 */
export default defineConfig(({ mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), ...ownPlugins()],
  define: { 'import.meta.env.MODE': JSON.stringify(mode === 'development' ? 'local' : mode) },
  // One copy for the wallet library and our stores: its own is an older 5.0.
  resolve: { dedupe: ['zustand'] },
  build: {
    target: buildTargets,
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    copyPublicDir: isSsrBuild !== true,
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild || { groups: chunkGroups },
        // Every page lists all chunks with their hashes: names would add 1 kB to its HTML. Seven characters are the
        // fewest for more than 64 chunks.
        chunkFileNames: 'assets/[hash:7].js',
      },
      // Each part of the catalogue loads with the code that shows it, and with no other.
      treeshake: { moduleSideEffects: [{ test: /\/shared\/message\/en\//, sideEffects: false }] },
    },
  },
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/worker/[hash:7].js' } } },
  // The prerender bundle needs no installed package beside it.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 4500),
    strictPort: true,
    proxy: {
      '/api/v1/Media': {
        target: process.env['MEDIA_URL'] ?? 'http://127.0.0.1:4506',
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
      '/api': {
        target: process.env['API_URL'] ?? 'http://127.0.0.1:4501',
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
      '/stocks': { target: process.env['API_URL'] ?? 'http://127.0.0.1:4501', ws: true },
    },
  },
}));
