import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      // Firestore carries this 45 kB (gzip) engine for client-side pipeline functions that the portal never calls.
      re2js: fileURLToPath(new URL('./src/backend/re2js.ts', import.meta.url)),
    },
  },
  css: {
    preprocessorOptions: {
      // Bootstrap 5.3 still uses the Sass features that Sass now announces the end of.
      scss: {
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        quietDeps: true,
      },
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
