import { DRAFT_FORMS } from '../drafts.ts';

interface Collection {
  /** Records, and collections below one, that the rules let the person read; `{uid}` is the person's uid. */
  own: readonly string[];
  /** The reason why erasing a person keeps this collection. */
  stays?: string;
  /** The ids of this collection are not uids. */
  hasOtherIds?: true;
}

/** Every collection of the database. My Data, its download and the erasure of a person use this list. */
const COLLECTIONS = {
  users: { own: ['users/{uid}'] },
  progress: { own: ['progress/{uid}'] },
  documents: { own: ['documents/{uid}'] },
  drafts: { own: DRAFT_FORMS.map((form) => `drafts/{uid}/forms/${form}`) },
  taxes: { own: ['taxes/{uid}'] },
  amendments: { own: ['amendments/{uid}', 'amendments/{uid}/items'] },
  history: { own: ['history/{uid}/items'] },
  papers: { own: ['papers/{uid}/items'] },
  consents: { own: ['consents/{uid}/events'], stays: 'what the person was shown and agreed to' },
  access: { own: ['access/{uid}/events'] },
  reviewed: { own: [] },
  decided: { own: [] },
  findings: { own: [] },
  checks: { own: [] },
  assignments: { own: [] },
  reminders: { own: [] },
  counted: { own: [] },
  approvers: { own: [] },
  delegations: { own: [] },
  invitations: { own: [], hasOtherIds: true },
  exports: {
    own: [],
    hasOtherIds: true,
    stays: 'which member of staff saved which fields, without the people',
  },
  stats: { own: [], hasOtherIds: true, stays: 'how many people did what in a month, without names' },
  erased: { own: [], stays: 'who was erased, when and why' },
} as const satisfies Readonly<Record<string, Collection>>;

export type CollectionName = keyof typeof COLLECTIONS;

export const COLLECTION_LIST: readonly (Collection & { name: string })[] = Object.entries<Collection>(
  COLLECTIONS,
).map(([name, collection]) => ({ name, ...collection }));

/** The paths of the records and collections that the person may read. */
export function ownPlaces(uid: string): string[] {
  return COLLECTION_LIST.flatMap(({ own }) => own.map((place) => place.replace('{uid}', uid)));
}
