import type { CompositeIndex } from '../setup/formIndexes.ts';
import type { Read } from './google.ts';

interface DeployedIndex extends CompositeIndex {
  state: string;
}

interface Page {
  indexes?: (Omit<DeployedIndex, 'collectionGroup'> & { name: string })[];
  nextPageToken?: string;
}

export async function fetchIndexes(read: Read, project: string): Promise<DeployedIndex[]> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`;
  const found: DeployedIndex[] = [];
  let pageToken = '';
  do {
    const { indexes = [], nextPageToken = '' }: Page = await read(url, { params: { pageToken } });
    found.push(
      ...indexes.map(({ name, ...index }) => ({ ...index, collectionGroup: name.split('/')[5] ?? '' })),
    );
    pageToken = nextPageToken;
  } while (pageToken !== '');
  return found;
}

/** Differences between the composite indexes and firestore.indexes.json, and indexes that are not ready. */
export function indexFindings(
  deployed: readonly DeployedIndex[],
  local: readonly CompositeIndex[],
): string[] {
  const states = new Map(deployed.map((index) => [textOf(index), index.state]));
  const needed = new Set(local.map(textOf));
  const extra = [...states.keys()].filter((text) => !needed.has(text));
  return [
    ...[...needed].flatMap((text) => {
      const state = states.get(text);
      if (state === undefined) return [`There is no index ${text}. Run npm run deploy.`];
      return state === 'READY' ? [] : [`The index ${text} is not ready yet (${state}).`];
    }),
    ...extra.map(
      (text) =>
        `There is an index that nothing asks for, ${text}. Delete it, or add it to firestore.indexes.json.`,
    ),
  ];
}

/** For example "over progress: fpocno ascending, since descending". */
function textOf({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig = 'of another kind' }) => `${fieldPath} ${order ?? arrayConfig}`);
  const scope = queryScope === 'COLLECTION' ? '' : ` (${queryScope})`;
  return `over ${collectionGroup}: ${named.join(', ').toLowerCase()}${scope}`;
}
