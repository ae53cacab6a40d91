import { createServer, defaultServerConditions, type ResolvedConfig } from 'vite';

type Prerender = typeof import('../../src/app/boot/prerender.tsx');

/** The login page as HTML, with the settings of this build; null when settings are missing. */
export async function renderLogin({ root, mode, envDir }: ResolvedConfig): Promise<string | null> {
  const vite = await createServer({
    root,
    mode,
    envDir,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    // Node treats these packages as CommonJS and wraps their default exports; Vite uses their ES modules.
    ssr: {
      noExternal: [/^(react-bootstrap|@restart|dom-helpers|react-transition-group|uncontrollable)/],
      resolve: { conditions: defaultServerConditions.filter((condition) => condition !== 'node') },
    },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { prerenderLogin } = (await vite.ssrLoadModule('/src/app/boot/prerender.tsx')) as Prerender;
    return prerenderLogin();
  } finally {
    await vite.close();
  }
}
