import { type FieldErrors, get } from 'react-hook-form';
import type { SummaryItem } from '../../ui/fields/ErrorSummary.tsx';
import { rowOfPath } from './section-one/rows.ts';

/** The id of the input at a path, unique on the page; `form` tells the sections apart. */
export function fieldId(form: string, path: string): string {
  return `${form}-${path.replaceAll('.', '-')}`;
}

/** What to say beside the field at a path, with the row's name where the field is one of many alike. */
export function problemAt(errors: FieldErrors, path: string): string | undefined {
  const error: unknown = get(errors, path);
  return isProblem(error) ? inWords(path, error.message) : undefined;
}

/** Every problem of a form, in the order of the fields and in the words that stand beside them. */
export function problemsOf(errors: FieldErrors, form: string): SummaryItem[] {
  return collect(errors, '').map(({ path, message }) => ({
    fieldId: fieldId(form, path),
    message: inWords(path, message),
  }));
}

function inWords(path: string, message: string): string {
  const row = rowOfPath(path);
  return row === undefined ? message : `${row}: ${message}`;
}

function isProblem(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

function collect(node: unknown, path: string): { path: string; message: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  // react-hook-form keeps a problem of a whole list at its `root`.
  if (isProblem(node)) return [{ path: path.replace(/\.root$/, ''), message: node.message }];
  return Object.entries(node).flatMap(([key, value]) => collect(value, path === '' ? key : `${path}.${key}`));
}
