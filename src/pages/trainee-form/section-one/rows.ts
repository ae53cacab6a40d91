import { emptyValues } from '../../../domain/forms/fields.ts';
import { LIST_NAMES, type ListName, ROW_LISTS, type RowOf } from '../../../domain/forms/traineeForm.ts';

export function emptyRow<List extends ListName>(list: List): RowOf<List> {
  return emptyValues(ROW_LISTS[list].fields) as RowOf<List>;
}

/** For a path such as `salesDetails.0.name`: "Sales contact 1". */
export function rowOfPath(path: string): string | undefined {
  const [name, index] = path.split('.');
  if (name === 'newQuestion') return 'New reference';
  const list = LIST_NAMES.find((known) => known === name);
  if (!list || index === undefined || !/^\d+$/.test(index)) return undefined;
  return `${ROW_LISTS[list].rowName} ${Number(index) + 1}`;
}
