import { FORM_LIST, isFormListed } from '../forms/registry.ts';
import type { FormStatus, ProgressRecord, UserRecord } from '../records/records.ts';
import { hasOpenReviewerQuery } from '../transitions/openQueries.ts';

/** By the names that the portal has for them. */
export interface OpenWork {
  toSubmit: string[];
  asked: string[];
}

export function openWorkOf(record: UserRecord): OpenWork {
  const titles = (status: FormStatus) =>
    FORM_LIST.filter(({ key }) => isFormListed(record, key) && record.forms[key] === status).map(
      ({ title }) => title,
    );
  const hasQuery = hasOpenReviewerQuery(record.queries.general);
  return { toSubmit: titles(0), asked: [...(hasQuery ? ['My Profile'] : []), ...titles(-1)] };
}

/** Progress does not say which forms concern the person (R13), so only those are named that concern everyone. */
export function openWorkShown({ forms }: Pick<ProgressRecord, 'forms'>): OpenWork {
  return {
    toSubmit: FORM_LIST.filter(({ key, concerns }) => !concerns && forms[key] === 0).map(
      ({ title }) => title,
    ),
    asked: FORM_LIST.filter(({ key }) => forms[key] === -1).map(({ title }) => title),
  };
}
