import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { TARGETS } from './scripts/browsers/supported.ts';
import { chunkGroups } from './scripts/build/chunkGroups.ts';
import { firstPaint } from './scripts/build/firstPaint.ts';
import { hintData } from './scripts/build/hintData.ts';
import { portalConfig } from './scripts/build/portalConfig.ts';

export default defineConfig({
  plugins: [react(), portalConfig(), firstPaint(), hintData()],
  resolve: {
    alias: {
      // Firestore carries this 45 kB (gzip) engine for client-side pipeline functions that the portal never calls.
      re2js: fileURLToPath(new URL('./src/backend/patches/re2js.ts', import.meta.url)),
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
  build: {
    target: TARGETS,
    assetsInlineLimit: 0,
    // Browsers without it load the same chunks a little later.
    modulePreload: { polyfill: false },
    // One stylesheet: the parts of the screens are smaller together than a request each.
    cssCodeSplit: false,
    // What the budgets measure (scripts/budgets).
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
