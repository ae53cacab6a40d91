import type { GenericIssue } from 'valibot';
import * as v from 'valibot';
import { type SectionOneValues, sectionOneSchema } from './section-one/sectionOneSchema.ts';

export interface Progress {
  asked: number;
  answered: number;
  wrong: number;
}

const ALWAYS_ASKED = [
  'nameOfVendor',
  'addressL1',
  'addressL2',
  'addressL3',
  'city',
  'pincode',
  'country',
  'telephone',
  'vendorStatus',
  'registrationNumber',
  'panno',
  'aadharcard',
  'relatedwOMG',
] as const;
const LISTS = ['accountsDetails', 'salesDetails', 'makerDetails', 'gstTable', 'generalQuestions'] as const;

/**
 * Fields of rows count; a list that may stay empty asks nothing. `isGstApplicable` requires a GST
 * registration.
 */
export function progressOf(values: SectionOneValues, isGstApplicable: boolean): Progress {
  const rows = LISTS.flatMap((list) => values[list].flatMap((row) => Object.values(row)));
  const answers = [
    ...ALWAYS_ASKED.map((key) => values[key]),
    ...(values.relatedwOMG === 'Yes' ? [values.relatedwOMGRelation] : []),
    ...(isGstApplicable && values.gstTable.length === 0 ? [''] : []),
    ...rows,
  ];
  const { issues = [] } = v.safeParse(sectionOneSchema(isGstApplicable), values);
  const wrong = new Set(issues.filter((issue) => isFilled(issue.input)).map((issue) => v.getDotPath(issue)));
  return {
    asked: answers.length,
    answered: answers.filter(isFilled).length,
    wrong: wrong.size + (values.rejectedPan === '' ? 0 : 1),
  };
}

function isFilled(input: GenericIssue['input']): boolean {
  return typeof input === 'string' && input.trim() !== '';
}
