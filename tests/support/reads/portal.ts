import { deleteApp, getApps } from 'firebase/app';
import { createServer, createServerModuleRunner } from 'vite';
import { applyWebEnvironment } from '../../../dev/environment.ts';
import { ROOT } from '../../../dev/project.ts';

/** The browser build, so that the observer reads a browser's traffic. */
const FIRESTORE = `${ROOT}/node_modules/@firebase/firestore/dist/index.esm.js`;

type Visits = typeof import('./visits.ts');

/** The portal's own modules, running in Node. */
export interface Portal {
  visitCount: number;
  /** Runs with new modules, like a new browser tab: nothing is cached. */
  inNewTab: <T>(use: (visits: Visits) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Loads the portal through Vite, which provides its settings as in a build. */
export async function openPortal(environment: Record<string, string>): Promise<Portal> {
  applyWebEnvironment(environment);
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { 'firebase/firestore': FIRESTORE } },
    ssr: { noExternal: [/@firebase\/firestore/] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const { evaluatedModules: modules } = runner;
  const load = () => runner.import<Visits>('/tests/support/reads/visits.ts');
  return {
    visitCount: (await load()).VISIT_COUNT,
    inNewTab: async (use) => {
      // The SDK can be registered only once.
      const ours = [...modules.idToModuleMap.values()].filter(({ id }) => !id.includes('node_modules'));
      for (const module of ours) modules.invalidateModule(module);
      try {
        return await use(await load());
      } finally {
        await Promise.all(getApps().map((app) => deleteApp(app)));
      }
    },
    close: () => vite.close(),
  };
}
