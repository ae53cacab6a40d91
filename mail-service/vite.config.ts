import { copyFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/** The service and the job with everything in them, and the logo next to them: an image needs no packages. */
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
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: `${import.meta.dirname}/main.ts`,
        remind: `${import.meta.dirname}/remind/main.ts`,
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared.mjs' },
    },
  },
});
