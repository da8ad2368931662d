import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `vite build` makes the app that the server hands out, `vite build --mode gallery` the sample boards.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  publicDir: mode === 'gallery' ? false : 'public',
  build: {
    target: 'es2023',
    outDir: mode === 'gallery' ? 'dist' : '../src/digsite/server/pages',
    emptyOutDir: true,
    // Inlined data: URLs would be refused by the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: mode === 'gallery' ? { gallery: 'gallery.html' } : { index: 'index.html' },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
}));
