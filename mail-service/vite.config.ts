import { copyFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/**
 * The service and the job with the modules of this repository, and the logo next to them. The image installs
 * the packages.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    {
      name: 'logo',
      writeBundle: ({ dir }) => copyFileSync(`${import.meta.dirname}/logo.png`, `${dir}/logo.png`),
    },
  ],
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
