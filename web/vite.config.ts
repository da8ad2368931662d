import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** What the server says in its headers, and a folder of files has to say itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const policy = {
  name: 'policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend' as const,
    },
  ],
};

const OUT: Record<string, string> = { gallery: 'dist', site: '../build/play' };

// `vite build` makes the app that the server hands out, `vite build --mode gallery` the sample boards,
// `vite build --mode site` the app that keeps its tables itself, wherever its files lie.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'site' ? [policy] : [])],
  base: mode === 'site' ? './' : '/',
  publicDir: mode === 'gallery' ? false : 'public',
  build: {
    target: 'es2023',
    outDir: OUT[mode] ?? '../src/digsite/server/pages',
    emptyOutDir: true,
    // Inlined data: URLs would be refused by the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: mode === 'gallery' ? { gallery: 'gallery.html' } : { index: 'index.html' },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
}));
