import { FORM_KEYS } from '../../src/domain/forms/registry.ts';
import type { Problem } from '../setup/configFile.ts';
import type { CompositeIndex } from '../setup/formIndexes.ts';
import { FILES, type Setup } from './setup.ts';

export type Order = 'ASCENDING' | 'DESCENDING';

/**
 * The properties that decide which index a query needs: the fields compared with `==` or `in`, and the sort
 * fields.
 */
export interface QueryShape {
  collection: string;
  equal: string[];
  /** A list that has to contain one of several values. */
  list?: string;
  order: [field: string, order: Order][];
}

const PEOPLE = 'progress';
const LATEST: QueryShape['order'] = [['since', 'DESCENDING']];
const LONGEST: QueryShape['order'] = [['since', 'ASCENDING']];
const KNOWN_FIRST: QueryShape['order'] = [
  ['known', 'DESCENDING'],
  ['since', 'ASCENDING'],
];
const BY_NAME: QueryShape['order'] = [['name', 'ASCENDING']];
/** The sorts of the queue that the heads of its columns ask for. */
const SORTS: readonly QueryShape['order'][] = [BY_NAME, [['fpocno', 'ASCENDING']], LATEST];

/**
 * Every query of the portal that a single-field index does not answer; a test ties the list to src/backend.
 */
export const QUERIES: readonly QueryShape[] = [
  ...queueQueries(),
  ...changedQueries(),
  ...introducerQueries(),
  ...invitationQueries(),
  ...reminderQueries(),
  ...reviewerQueries(),
  ...amendmentQueries(),
  ...letterQueries(),
  ...insightQueries(),
];

/** The review queue: any of its four filters in each order, and a search by name within them. */
function queueQueries(): QueryShape[] {
  const forms = [null, ...FORM_KEYS.map((key) => `forms.${key}`)];
  const compared = [null, 'forms.status'].flatMap((status) =>
    forms.flatMap((form) =>
      [null, 'usertype'].flatMap((usertype) =>
        [null, 'known'].map((known) => [status, form, usertype, known]),
      ),
    ),
  );
  return [
    { collection: PEOPLE, equal: [], order: KNOWN_FIRST },
    { collection: PEOPLE, equal: ['forms.status'], order: LONGEST },
    ...compared.flatMap((fields): QueryShape[] => {
      const equal = fields.filter((field) => field !== null);
      if (equal.length === 0) return [];
      return [
        // Known people are compared by the sort field.
        ...(equal.includes('known') ? [] : [{ collection: PEOPLE, equal, order: KNOWN_FIRST }]),
        ...SORTS.map((order): QueryShape => ({ collection: PEOPLE, equal, order })),
        { collection: PEOPLE, equal, list: 'words', order: [] },
      ];
    }),
  ];
}

/** The stage of approved people with a submitted form queries each form, besides the form of the filter. */
function changedQueries(): QueryShape[] {
  const forms = FORM_KEYS.map((key) => `forms.${key}`);
  const pairs = forms.flatMap((one, at) => forms.slice(at + 1).map((other) => [one, other]));
  return pairs.flatMap((pair) =>
    [[], ['usertype']].flatMap((type) => {
      const equal = ['forms.status', ...pair, ...type];
      return [
        { collection: PEOPLE, equal, order: KNOWN_FIRST },
        ...[equal, [...equal, 'known']].flatMap((fields) =>
          SORTS.map((order): QueryShape => ({ collection: PEOPLE, equal: fields, order })),
        ),
      ];
    }),
  );
}

/** An introducer's people: all, a stage, those still waiting, and a search by name, user ID or address. */
function introducerQueries(): QueryShape[] {
  const all = ['fpocno'];
  const ofStatus = [...all, 'forms.status'];
  return [
    { collection: PEOPLE, equal: all, order: LATEST },
    { collection: PEOPLE, equal: [...all, 'forms.approved'], order: LONGEST },
    { collection: PEOPLE, equal: ofStatus, order: LATEST },
    { collection: PEOPLE, equal: ofStatus, order: LONGEST },
    { collection: PEOPLE, equal: [...ofStatus, 'decision.action'], order: LATEST },
    { collection: PEOPLE, equal: [...ofStatus, 'decision.action'], order: LONGEST },
    ...[all, ofStatus].flatMap((equal) =>
      ['name', 'userid', 'email'].map(
        (field): QueryShape => ({ collection: PEOPLE, equal, order: [[field, 'ASCENDING']] }),
      ),
    ),
  ];
}

/** An introducer's open or revoked invitations, and a search by name or address. */
function invitationQueries(): QueryShape[] {
  const own = (equal: string[], field: string, order: Order = 'ASCENDING'): QueryShape => ({
    collection: 'invitations',
    equal: ['introducerUid', ...equal],
    order: [[field, order]],
  });
  return [
    own(['status'], 'expiresAt', 'DESCENDING'),
    own(['status'], 'expiresAt'),
    own([], 'name'),
    own([], 'email'),
  ];
}

/** People reminded by an introducer within the last day. */
function reminderQueries(): QueryShape[] {
  return [{ collection: 'reminders', equal: ['asked.by'], order: [['asked.at', 'DESCENDING']] }];
}

/** The people whom a reviewer has taken, and those sent for approval since a day. */
function reviewerQueries(): QueryShape[] {
  return [
    { collection: 'assignments', equal: ['reviewer'], order: [['at', 'ASCENDING']] },
    { collection: 'findings', equal: ['by'], order: [['at', 'DESCENDING']] },
  ];
}

/** People with a change that waits for a reviewer or an approver. */
function amendmentQueries(): QueryShape[] {
  return [{ collection: 'amendments', equal: [], list: 'waiting', order: LONGEST }];
}

/** Approved people with a letter of an earlier year, for the due list. */
function letterQueries(): QueryShape[] {
  return [
    {
      collection: 'users',
      equal: ['forms.approved', 'isGSTApplicable'],
      order: [['nongst.date', 'ASCENDING']],
    },
    {
      collection: 'users',
      equal: ['forms.approved', 'isEinvoicingApplicable'],
      order: [['einvoicing.date', 'ASCENDING']],
    },
  ];
}

/** The waits of a stage, the denied people who changed last, and an introducer's latest decisions. */
function insightQueries(): QueryShape[] {
  const stages = [[], ['usertype']].flatMap((type) => [
    ['forms.status', ...type],
    ['forms.status', 'decision.action', ...type],
  ]);
  return [
    ...stages.flatMap((equal) =>
      (equal.includes('decision.action') ? [LONGEST, LATEST] : [LONGEST]).map(
        (order): QueryShape => ({ collection: PEOPLE, equal, order }),
      ),
    ),
    { collection: PEOPLE, equal: ['fpocno'], order: [['decision.at', 'DESCENDING']] },
    // The people whom a figure counts; a kind is one of vendors.
    ...[['domain'], ['type'], ['domain', 'type'], ['kind', 'type'], ['domain', 'kind', 'type']].map(
      (equal): QueryShape => ({ collection: 'counted', equal, list: 'figures', order: [] }),
    ),
  ];
}

/** Queries of the portal without an index in firestore.indexes.json: such a screen shows an error. */
export function indexProblems({ texts }: Setup): Problem[] {
  const indexes = readIndexes(texts[FILES.indexes] ?? '');
  if (!indexes) {
    return [{ file: FILES.indexes, line: 1, what: 'This is no list of indexes. Restore it from git.' }];
  }
  const unserved = QUERIES.filter((query) => !isServed(query, indexes));
  const needed = new Set(unserved.map(indexText));
  return [...needed].map((index) => ({
    file: FILES.indexes,
    line: 1,
    what: `There is no index ${index}. Restore it from git, or add it.`,
  }));
}

/**
 * Whether Firestore can answer a query: by one index, or by several that it merges, which start with the query's
 * compared fields and end with its sorting.
 */
export function isServed(
  { collection, equal, list, order }: QueryShape,
  indexes: readonly CompositeIndex[],
): boolean {
  const asked = [
    ...equal,
    ...(list === undefined ? [] : [fieldText({ fieldPath: list, arrayConfig: 'CONTAINS' })]),
  ];
  const usable = indexes.flatMap((index) => {
    if (index.collectionGroup !== collection || index.queryScope !== 'COLLECTION') return [];
    const fields = index.fields.filter(({ fieldPath }) => fieldPath !== '__name__');
    const compared = fields.slice(0, fields.length - order.length).map(fieldText);
    const sorted = fields.slice(fields.length - order.length);
    const isSorted = order.every(
      ([field, direction], at) => sorted[at]?.fieldPath === field && sorted[at]?.order === direction,
    );
    return isSorted && compared.every((field) => asked.includes(field)) ? [compared] : [];
  });
  const covered = new Set(usable.flat());
  return usable.length > 0 && asked.every((field) => covered.has(field));
}

/** A list needs an index of its items. */
function fieldText({ fieldPath, arrayConfig }: CompositeIndex['fields'][number]): string {
  return arrayConfig ? `${fieldPath} ${arrayConfig.toLowerCase()}` : fieldPath;
}

function readIndexes(text: string): CompositeIndex[] | undefined {
  try {
    const { indexes } = JSON.parse(text) as { indexes: CompositeIndex[] };
    return indexes.every(({ fields }) => Array.isArray(fields)) ? indexes : undefined;
  } catch {
    return undefined;
  }
}

/** For example "over progress: fpocno ascending, since descending". */
export function indexText({ collection, equal, list, order }: QueryShape): string {
  const fields = [
    ...equal.map((field) => [field, 'ASCENDING']),
    ...(list === undefined ? [] : [[list, 'CONTAINS']]),
    ...order,
  ];
  return `over ${collection}: ${fields.map((each) => each.join(' ').toLowerCase()).join(', ')}`;
}
