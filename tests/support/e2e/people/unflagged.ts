import type { RecordWrite } from '../../../../dev/adminApi.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeKnownProgress,
  makeUserRecord,
  type StoredUser,
} from '../../factories.ts';
import { EVERY_FORM, submittedRecord } from '../screens/reviews.ts';
import { admin, storeCards } from './records.ts';

/** Only the people of one test have the value, so the filter shows only them. */
type Mark = { msa: 3 } | { nonapplicability: 3 } | Record<never, never>;

/** People without flags or duplicates, in the order of the queue. */
export async function seedUnflagged(
  prefix: string,
  count: number,
  mark: Mark,
  since = 1_700_000_000_000,
): Promise<{ uid: string; name: string }[]> {
  const documents = makeDocumentsRecord(await storeCards(randomUid()));
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
  const record = submittedRecord(name, `${letters.toUpperCase()}ZPZ${number.slice(0, 4)}Z`);
  if (record.vendorDetails?.sectionOne) record.vendorDetails.sectionOne.aadharcard = '';
  return makeUserRecord({
    ...record,
    uid: randomUid(),
    name,
    aadharcard: '',
    phone: `9${number}`,
    bankDetails: makeBankDetails({ bankAccountNumber: `000${number}12` }),
    forms: { ...EVERY_FORM(1), ...mark },
  });
}

const randomUid = () => crypto.randomUUID().replaceAll('-', '').slice(0, 28);
