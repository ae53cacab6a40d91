import { FORM_KEYS } from '../../src/domain/forms/registry.ts';

/** A composite index, in firestore.indexes.json and in what the Firestore API answers. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

const FORM_STATUS = /^forms\.(?!status$|approved$).+/;

/** Each index with the status of a form, once for every form. */
export function withFormIndexes(text: string): string {
  const { indexes, ...others } = JSON.parse(text) as { indexes: CompositeIndex[] };
  const written = indexes.flatMap((index) => FORM_KEYS.map((key) => withStatusOf(index, key)));
  const unique = new Map(written.map((index) => [JSON.stringify(index), index]));
  return `${JSON.stringify({ indexes: [...unique.values()], ...others }, null, 2)}\n`;
}

function withStatusOf(index: CompositeIndex, key: string): CompositeIndex {
  const fields = index.fields.map(({ fieldPath, ...sorting }) => ({
    fieldPath: fieldPath.replace(FORM_STATUS, `forms.${key}`),
    ...sorting,
  }));
  return { ...index, fields };
}
