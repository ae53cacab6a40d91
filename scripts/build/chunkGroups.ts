import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;
type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;

const AUTH_PACKAGES = packages('@?firebase/(auth|app)|@firebase/(component|logger|util)|idb|react-toastify');
const FORM_LIBRARY = packages('react-hook-form', 'valibot', '@hookform');
/** What only some forms, lists and the review load: tables, files of lists, amendments and signed copies. */
const RARE =
  /[\\/]src[\\/]domain[\\/](countries|exports[\\/]csv|pincodeStates|signed[\\/]readCopy|transitions[\\/]amendments)\.ts$/;
const PAGES = /[\\/]src[\\/]pages[\\/]/;
const OWN = /[\\/](src|react-bootstrap)[\\/]/;

function packages(...names: string[]): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](.*[\\\\/])?(${names.join('|')})[\\\\/]`);
}

/** Whether a module is one of these, or imports one statically, itself or through others. */
function imports(wanted: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (wanted.test(id)) return true;
  seen.add(id);
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  return imported.some((other) => !seen.has(other) && imports(wanted, other, graph, seen));
}

/**
 * Which modules share a chunk: few requests for the login page and the first signed-in screen, which has no form. A group takes
 * along what its modules import, unless a group before it has it. Vite divides all other modules by the screens that load them.
 */
const groups: Groups = [
  { name: 'index', tags: ['$initial'] },
  // The login page prefetches it when idle, and must not fetch the portal or the database with it.
  {
    name: 'auth',
    test: (id) =>
      AUTH_PACKAGES.test(id) ||
      /[\\/]src[\\/](backend[\\/]firebase[\\/](auth|app)|ui[\\/]feedback[\\/]Toaster)\.tsx?$/.test(id),
  },
  // Fetched while the person types.
  { name: 'firestore', test: packages('@firebase/(firestore|webchannel-wrapper)', 'firebase/firestore') },
  { name: 'forms', test: FORM_LIBRARY },
  {
    name: (id, graph) =>
      PAGES.test(id) || imports(FORM_LIBRARY, id, graph) || imports(RARE, id, graph) ? null : 'portal',
    test: OWN,
    minShareCount: 8,
  },
  {
    name: (id, graph) => (!PAGES.test(id) && imports(FORM_LIBRARY, id, graph) ? 'fields' : null),
    test: OWN,
    minShareCount: 4,
  },
];

export const chunkGroups: Groups = groups.map((group, index) => ({
  ...group,
  priority: groups.length - index,
}));
