import { emptyDocuments } from '../../src/domain/records/defaults.ts';
import type { FormKey, UserRecord } from '../../src/domain/records/records.ts';
import type { StoredCopy } from '../../src/domain/signed/signedCopy.ts';
import { signedCopy } from '../../src/domain/signed/signing.ts';
import {
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
} from './factories.ts';
import { valuesOfPlain } from './plainForms.ts';

export const SIGNED_AT = Date.UTC(2026, 10, 24, 6, 30);

/** A vendor with the values of every form that is signed. */
export const SIGNED: StoredUserOverrides = {
  usertype: 'vendor',
  ...valuesOfPlain(),
  nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-11-24' }),
  einvoicing: makeEinvoicing(),
  bankDetails: makeBankDetails(),
  vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
};

/** The copy of a form, without the hash of a signature. */
export async function signedBy(record: UserRecord, form: FormKey): Promise<StoredCopy> {
  const copy = await signedCopy(form, record, emptyDocuments(), { at: SIGNED_AT, signHash: '' });
  if (!copy) throw new Error('no copy');
  return { ...copy, storedAt: SIGNED_AT };
}
