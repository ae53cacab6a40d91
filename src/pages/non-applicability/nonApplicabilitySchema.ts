import * as v from 'valibot';
import { companyByState } from '../../domain/records/companies.ts';
import type { NonGst } from '../../domain/records/records.ts';

/** Address and GSTIN follow from the state. */
export const NonApplicabilitySchema = v.object({
  date: v.pipe(v.string(), v.nonEmpty('Enter the date.')),
  state: v.pipe(
    v.string(),
    v.check((state) => companyByState(state) !== undefined, 'Choose the state.'),
  ),
});

export type NonApplicabilityEntries = v.InferOutput<typeof NonApplicabilitySchema>;

/** The office in the chosen state, as the company table has it (R6). */
export function declarationOf({ date, state }: NonApplicabilityEntries): NonGst {
  const company = companyByState(state);
  return { date, state, address: company?.address ?? '', gstinNumber: company?.gstin ?? '' };
}
