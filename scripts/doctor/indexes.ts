import { type CompositeIndex, indexText, type QueryShape } from '../deploy/indexes.ts';
import { type Read, readPages } from './google.ts';

interface DeployedIndex extends CompositeIndex {
  state: string;
}

export async function fetchIndexes(read: Read, project: string): Promise<DeployedIndex[]> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`;
  const indexes = await readPages<Omit<DeployedIndex, 'collectionGroup'> & { name: string }>(
    read,
    url,
    'indexes',
  );
  return indexes.map(({ name, queryScope, fields, state }) => ({
    collectionGroup: name.match(/\/collectionGroups\/([^/]+)\//)?.[1] ?? '',
    queryScope,
    fields,
    state,
  }));
}

/** Differences between the composite indexes and firestore.indexes.json, and indexes that are not ready. */
export function indexFindings(
  deployed: readonly DeployedIndex[],
  local: readonly CompositeIndex[],
): string[] {
  const there = new Map(deployed.map((index) => [textOf(index), index]));
  const here = new Set(local.map(textOf));
  const missing = [...here].filter((text) => !there.has(text));
  const extra = [...there.keys()].filter((text) => !here.has(text));
  const unready = deployed.filter((index) => here.has(textOf(index)) && index.state !== 'READY');
  return [
    ...missing.map((text) => `There is no index ${text}. Run npm run deploy.`),
    ...extra.map(
      (text) =>
        `There is an index that nothing asks for, ${text}. Delete it, or add it to firestore.indexes.json.`,
    ),
    ...unready.map((index) => `The index ${textOf(index)} is not ready yet (${index.state}).`),
  ];
}

function textOf({ collectionGroup, queryScope, fields }: CompositeIndex): string {
  const named = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => [fieldPath, order ?? arrayConfig ?? 'of another kind']);
  const scope = queryScope === 'COLLECTION' ? '' : ` (${queryScope})`;
  return `${indexText({ collection: collectionGroup, equal: [], order: named as QueryShape['order'] })}${scope}`;
}
