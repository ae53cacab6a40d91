import type { Page } from '@playwright/test';
import { FORMS } from '../../../../src/domain/forms/registry.ts';
import {
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
} from '../../factories.ts';
import { signaturePng } from '../../sampleFiles.ts';
import { type Account, newAccount, signIn } from '../people/accounts.ts';
import { admin, patchDocuments, patchUser, storeCards } from '../people/records.ts';

export const NAME = 'Meera Nair';
export const PAN = 'ZZZPN0001Z';
const HOUR = 3_600_000;

/** Every conditional form but the agreement, which vendors see. */
export const EVERY_FORM_APPLIES = { isEinvoicingApplicable: 'no', vendortype: 'Other' } as const;

/** The agreement is made with vendors. */
export const makeVendor = ({ uid }: Pick<Account, 'uid'>): Promise<void> =>
  patchUser(uid, { usertype: 'vendor', designation: 'Producer' });

/** Signs in a person with every form filled in and every file uploaded. */
export async function enterFilled(page: Page, overrides: StoredUserOverrides = {}): Promise<Account> {
  const account = await newAccount({
    name: NAME,
    email: `meera.nair.${crypto.randomUUID().slice(0, 8)}@demo.example`,
    record: {
      ...EVERY_FORM_APPLIES,
      pancard: PAN,
      nongst: makeNonGst(GST_GROUNDS),
      bankDetails: makeBankDetails(),
      einvoicing: makeEinvoicing(),
      msa: { name: NAME, date: '2026-11-20' },
      vendorDetails: {
        sectionOne: makeSectionOne({ nameOfVendor: NAME, panno: PAN }),
        sectionSix: makeSectionSix({ serviceProvider: NAME, signatoryName: NAME }),
      },
      logs: overrides.forms ? submissions() : [],
      ...overrides,
    },
  });
  const [cards, signImage] = await Promise.all([
    storeCards(account.uid),
    admin.storeFile({ path: `vendors/${account.uid}/signature`, ...signaturePng() }),
  ]);
  await patchDocuments(account.uid, { ...cards, signImage });
  await patchUser(account.uid, { signImage });
  await signIn(page, account, '/dashboard');
  return account;
}

function submissions() {
  return (['nonapplicability', 'vendorform', 'bankdetails'] as const).map((about, index) => ({
    title: `${NAME} ${FORMS[about].logged}`,
    timestamp: Date.now() - (48 - index) * HOUR,
    did: 'submitted' as const,
    about,
  }));
}
