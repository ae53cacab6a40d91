import type { Rolldown } from 'vite';

type Group = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'];

const ENTRY_SCREEN = /[\\/]src[\\/]pages[\\/](registration|introducer-sign-up|approval)[\\/]\w+Page\.tsx$/;

/** Whether a module is loaded with a screen of this name. */
function isOf(
  screen: RegExp,
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (screen.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isOf(screen, importer, graph, seen));
}

/** What fewer screens share travels by itself, so that the first screen does not wait for it. */
const SCREENS_OF_PORTAL = 3;

/** What stands on the form library; in the portal's chunk it would bring the library to the dashboard. */
const RECORD_FORMS = String.raw`forms[\\/](CodeField|RecordForm|SigningForm|formContext|useRecordForm|frame[\\/]\w+|entry[\\/]\w+)\.tsx?`;

/** What reviewers and approvers alone need; nobody's first screen waits for it. */
const REVIEW = String.raw`domain[\\/](review[\\/](?!snapshots)|transitions[\\/]review)|backend[\\/]records[\\/](approvals|reviews)\.ts|evidence[\\/]`;

/** Trainees and vendors, who are most, see no list of people. */
const PEOPLE = String.raw`domain[\\/]people[\\/](search|table)|records[\\/]useLivePages|ui[\\/]ShowMore|forms[\\/]ReviewersOnly`;

/** Most screens take no file. */
const UPLOADS = String.raw`ui[\\/]uploads[\\/]|domain[\\/]files[\\/]`;

/**
 * Which modules travel together. Few chunks, so that a screen takes few requests; and what one kind of visit never needs
 * is not in its way: login without database, dashboard without form library.
 */
export const chunkGroups: Group = [
  // Its names are inlined where they are used (vite.config.ts); the companies are left, and no entry page needs them.
  { name: 'companies', test: /src[\\/]config[\\/]portal\.ts$/, priority: 95 },
  { name: 'index', tags: ['$initial'], priority: 90 },
  // What the login page fetches when it is idle.
  {
    name: 'auth',
    test: /@?firebase[\\/](auth|app|component|logger|util)[\\/]|[\\/]idb[\\/]|src[\\/]backend[\\/]firebase[\\/](auth|app)\.ts|react-toastify|src[\\/]ui[\\/]feedback[\\/]Toaster/,
    priority: 80,
  },
  // Fetched while the person types.
  { name: 'firestore', test: /@?firebase[\\/](firestore|webchannel-wrapper)[\\/]/, priority: 70 },
  {
    name: 'storage',
    test: /@?firebase[\\/]storage[\\/]|src[\\/]backend[\\/]files[\\/]storageService\.ts/,
    priority: 60,
  },
  { name: 'forms', test: /[\\/](react-hook-form|valibot|@hookform)[\\/]/, priority: 50 },
  // No screen mails before somebody has done something; the dashboard never does.
  { name: 'mail', test: /[\\/]src[\\/]backend[\\/]mail[\\/]/, priority: 48 },
  // What registration, sign-up or approval need: they must not wait for the dialogs and menus of the signed-in screens.
  {
    name: (id, graph) => (isOf(ENTRY_SCREEN, id, graph) ? 'entry' : null),
    test: new RegExp(
      String.raw`^(?!.*[\\/]src[\\/](?:pages[\\/]|${REVIEW}|${RECORD_FORMS})).*[\\/](src|node_modules)[\\/]`,
    ),
    priority: 45,
  },
  // What most signed-in screens share: records, transitions, statuses, fields.
  {
    name: 'portal',
    test: new RegExp(
      String.raw`[\\/](?:react-bootstrap|src[\\/](?!${REVIEW}|${PEOPLE}|${UPLOADS}|${RECORD_FORMS}))`,
    ),
    minShareCount: SCREENS_OF_PORTAL,
    priority: 40,
  },
  // Queries name the fields too.
  {
    name: 'sections',
    test: /[\\/]src[\\/]domain[\\/]review[\\/](detail|sections|traineeFormSection)\.ts$/,
    priority: 38,
  },
  // One chunk in place of one for each letter: their addresses are in what the login page loads.
  {
    name: 'letters',
    test: /[\\/]src[\\/](forms[\\/]letters[\\/]|evidence[\\/]LetterDialog|domain[\\/]gst\.ts)/,
    priority: 36,
  },
  { name: 'people', test: new RegExp(String.raw`[\\/]src[\\/](${PEOPLE})`), priority: 34 },
  { name: 'uploads', test: new RegExp(String.raw`[\\/]src[\\/](${UPLOADS})`), priority: 33 },
  // After it, because a group takes along what its modules import.
  {
    name: 'recordForms',
    test: new RegExp(String.raw`[\\/]src[\\/](?!forms[\\/]entry)${RECORD_FORMS}`),
    priority: 30,
  },
  { name: 'entryForms', test: /[\\/]src[\\/]forms[\\/]entry[\\/]/, priority: 28 },
];
