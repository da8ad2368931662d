import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2023',
    // Inlined data: URLs would be refused by the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: { input: { gallery: 'gallery.html' } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
