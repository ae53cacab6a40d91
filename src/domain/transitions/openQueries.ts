import type { FormKey, Query, QueryCategory } from '../records/records.ts';

const FORM_OF_CATEGORY: Partial<Record<QueryCategory, FormKey>> = {
  nongst: 'nonapplicability',
  vendorform: 'vendorform',
  bank: 'bankdetails',
  einvoicing: 'einvoicing',
  msa: 'msa',
};

/** The form that queries of a category are about; `general` ones are about none. */
export function formOfCategory(category: QueryCategory): FormKey | undefined {
  return FORM_OF_CATEGORY[category];
}

/** Says whether a reviewer's query is open; an open query of the person's own unlocks and holds up nothing (R5, R6). */
export function hasOpenReviewerQuery(queries: readonly Query[]): boolean {
  return queries.some((query) => query.status === 0 && query.by === 'reviewer');
}
