import { STATUS_PATHS } from '../records/kinds.ts';
import { MAILED_FIELDS, type RecordWith } from '../records/recordWith.ts';

/** The fields of the users record that due lists and their mails read; the reminder job reads no others. */
export const DUE_FIELDS = [
  ...MAILED_FIELDS,
  'nationality',
  'forms',
  'approval',
  'nongst',
  'einvoicing',
  ...STATUS_PATHS,
] as const;

/** A field that it lacks is missing in DUE_FIELDS. */
export interface DueRecord extends RecordWith<'uid' | (typeof DUE_FIELDS)[number]> {}
