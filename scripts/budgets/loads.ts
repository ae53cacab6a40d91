import type { Manifest, ManifestChunk } from 'vite';

/** The chunks fetched for one purpose, beyond those already loaded. */
export interface Load {
  what: string;
  files: string[];
}

interface Loads {
  /** Before the login form works. */
  login: Load;
  /** The login page with its idle prefetches. */
  loginInAll: Load;
  /** The dashboard in its layout, after the login page. */
  firstScreen: Load;
  /** Every further screen, or late part of one, after the first. */
  further: Load[];
}

const LAYOUT = 'src/app/layouts/PortalLayout.tsx';
const FIRST_SCREEN = 'src/pages/dashboard/DashboardPage.tsx';
/** Every layout fetches it, after the screen: it is there before a further screen. */
const ACCOUNT_MENU = 'src/app/topbar/AccountMenu.tsx';

/**
 * Computes the chunks of each visit from the manifest of a build. A screen costs its static imports that are
 * not loaded yet; a part that is fetched late counts as a separate screen, after the screen that it belongs
 * to.
 */
export function loadsOf(manifest: Manifest): Loads {
  const filesOf = (keys: ReadonlySet<string>) => [...keys].map((key) => manifest[key]?.file ?? key);
  const entry = keyOf(manifest, 'entry', ({ isEntry }) => isEntry === true);
  const auth = keyOf(manifest, 'chunk "auth"', ({ name, file }) => name === 'auth' && file.endsWith('.js'));
  for (const key of [LAYOUT, FIRST_SCREEN, ACCOUNT_MENU]) {
    if (!manifest[key]) throw new Error(`The build has no chunk of its own for ${key}.`);
  }
  const login = loadedWith(manifest, [entry]);
  const loginInAll = loadedWith(manifest, [entry, auth]);
  const first = loadedWith(manifest, [entry, auth, LAYOUT, FIRST_SCREEN]);

  const late = lateChunks(manifest);
  const further = [...late.keys()].filter((key) => !first.has(key));
  const beneath = (key: string): Set<string> => {
    const screens = (late.get(key) ?? []).filter((importer) => further.includes(importer));
    return loadedWith(manifest, [...first, ...(key === ACCOUNT_MENU ? [] : [ACCOUNT_MENU]), ...screens]);
  };
  return {
    login: { what: 'JavaScript before the login form works', files: filesOf(login) },
    loginInAll: { what: 'JavaScript of the login page in all', files: filesOf(loginInAll) },
    firstScreen: { what: 'First signed-in screen', files: filesOf(without(first, loginInAll)) },
    further: further.map((key) => ({
      what: manifest[key]?.name ?? key,
      files: filesOf(without(loadedWith(manifest, [key]), beneath(key))),
    })),
  };
}

function without(keys: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...keys].filter((key) => !others.has(key)));
}

/** The key of the one chunk that matches. @throws Error when there is none */
function keyOf(manifest: Manifest, what: string, isIt: (chunk: ManifestChunk) => boolean): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => isIt(chunk)) ?? [];
  if (key === undefined) throw new Error(`The build has no ${what}.`);
  return key;
}

/**
 * The keys of all chunks that a browser loads before these chunks run: they, and all their static imports.
 */
function loadedWith(manifest: Manifest, keys: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const visit = (key: string): void => {
    if (loaded.has(key)) return;
    loaded.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return loaded;
}

/** The dynamically imported chunks, each with all chunks that import it. */
function lateChunks(manifest: Manifest): Map<string, string[]> {
  const late = new Map<string, string[]>();
  for (const [importer, { dynamicImports = [] }] of Object.entries(manifest)) {
    for (const key of dynamicImports) late.set(key, [...(late.get(key) ?? []), importer]);
  }
  return late;
}
