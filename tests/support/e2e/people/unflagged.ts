import type { RecordWrite } from '../../../../dev/adminApi.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeKnownProgress,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
  type StoredUser,
} from '../../factories.ts';
import { cardPng, samplePdf } from '../../sampleFiles.ts';
import { EVERY_FORM } from '../screens/reviews.ts';
import { admin } from './records.ts';

/** Only the people of one test have the value, so the filter shows only them. */
type Mark = { msa: 3 } | { nonapplicability: 3 } | Record<never, never>;

/** People without flags or duplicates, in the order of the queue. */
export async function seedUnflagged(
  prefix: string,
  count: number,
  mark: Mark,
  since = 1_700_000_000_000,
): Promise<{ uid: string; name: string }[]> {
  const folder = `vendors/${crypto.randomUUID().replaceAll('-', '').slice(0, 28)}/documents`;
  const [card, cheque] = await Promise.all([
    admin.storeFile({ path: `${folder}/PANTANCard`, ...cardPng() }),
    admin.storeFile({ path: `${folder}/cheque.pdf`, ...samplePdf('Cancelled cheque, specimen') }),
  ]);
  const documents = makeDocumentsRecord({
    CompanyCertificate: card,
    PANTANCard: card,
    cancelledCheque: cheque,
  });
  const people = Array.from({ length: count }, (_, index) => unflagged(prefix, index, mark));
  const writes = people.flatMap((person, index): RecordWrite[] => [
    { path: `users/${person.uid}`, data: { ...person } },
    { path: `documents/${person.uid}`, data: { ...documents } },
    { path: `progress/${person.uid}`, data: { ...makeKnownProgress(person, since + index) } },
  ]);
  await admin.writeRecords(writes);
  return people;
}

function unflagged(prefix: string, index: number, mark: Mark): StoredUser {
  const letters = `${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;
  const name = `${prefix}${letters}`;
  const number = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  const pancard = `${letters.toUpperCase()}ZPZ${number.slice(0, 4)}Z`;
  return makeUserRecord({
    uid: crypto.randomUUID().replaceAll('-', '').slice(0, 28),
    name,
    pancard,
    aadharcard: '',
    phone: `9${number}`,
    nongst: makeNonGst(),
    bankDetails: makeBankDetails({ bankAccountNumber: `000${number}12` }),
    vendorDetails: {
      sectionOne: makeSectionOne({ nameOfVendor: name, panno: pancard, aadharcard: '', gstTable: [] }),
      sectionSix: makeSectionSix({ signatoryName: name }),
    },
    logs: [
      {
        title: `${name} submitted Bank Details`,
        timestamp: Date.now() - 3_600_000,
        did: 'submitted',
        about: 'bankdetails',
      },
    ],
    forms: { ...EVERY_FORM(1), ...mark },
  });
}
