import { deleteApp, getApps } from 'firebase/app';
import { createServer } from 'vite';
import { applyWebEnvironment } from '../dev/environment.ts';
import { ROOT } from '../dev/project.ts';

type Visits = typeof import('./visits.ts');

/** The portal's own modules, running here. */
export interface Portal {
  visitCount: number;
  /** Runs with modules of their own, as in a browser tab that has just been opened: nothing is cached. */
  inNewTab: <T>(use: (visits: Visits) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Loads the portal through Vite, which gives it its settings as in a build. */
export async function openPortal(environment: Record<string, string>): Promise<Portal> {
  applyWebEnvironment(environment);
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const load = async () => (await vite.ssrLoadModule('/bench/visits.ts')) as Visits;
  return {
    visitCount: (await load()).VISIT_COUNT,
    inNewTab: async (use) => {
      vite.moduleGraph.invalidateAll();
      try {
        return await use(await load());
      } finally {
        await Promise.all(getApps().map((app) => deleteApp(app)));
      }
    },
    close: () => vite.close(),
  };
}
