import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRODUCTION = new URL('../../node_modules/react-router/dist/production/', import.meta.url);

/** React Router's package gives bundlers its development build, whose warnings would stay in the bundle. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: {
          'react-router/dom': fileURLToPath(new URL('dom-export.mjs', PRODUCTION)),
          'react-router': fileURLToPath(new URL('index.mjs', PRODUCTION)),
        },
      },
    }),
  };
}
