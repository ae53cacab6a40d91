import { copyFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/** One file with everything in it, and the logo next to it: an image needs no packages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    {
      name: 'logo',
      closeBundle: () =>
        copyFileSync(`${import.meta.dirname}/logo.png`, `${import.meta.dirname}/dist/logo.png`),
    },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: 'main.ts',
    target: 'node20',
    outDir: 'dist',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
