import { sha256 } from '../src/domain/files/sha256.ts';
import { FORM_KEYS, submissionsOf } from '../src/domain/forms/registry.ts';
import { UNKNOWN } from '../src/domain/people/identity.ts';
import { parseUserRecord } from '../src/domain/records/parseRecord.ts';
import type { DocumentsRecord } from '../src/domain/records/records.ts';
import { copyId } from '../src/domain/signed/signedCopy.ts';
import { signedCopy } from '../src/domain/signed/signing.ts';
import { progressOf, VERIFIED } from '../src/domain/transitions/progress.ts';
import {
  makeDocumentsRecord,
  makeIntroducerRecord,
  makeReviewedRecord,
  type StoredUser,
} from '../tests/support/factories.ts';
import { samplePdf, samplePng, signaturePng } from '../tests/support/sampleFiles.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import type { AdminApi, RecordWrite } from './adminApi.ts';
import { demoPeople } from './seedRecords.ts';
import { demoStats } from './seedStats.ts';

const DAY = 86_400_000;
const SIGNATURE = signaturePng();

export async function seed(admin: AdminApi): Promise<void> {
  await Promise.all([
    ...Object.values(DEMO_ACCOUNTS).map((account) => createAccount(admin, account)),
    writePeople(admin),
  ]);
}

function createAccount(admin: AdminApi, { uid, email, name, claims }: DemoAccount): Promise<void> {
  const account = { uid, email, password: DEMO_PASSWORD, displayName: name, emailVerified: true };
  return admin.createAccount({ ...account, claims });
}

async function writePeople(admin: AdminApi): Promise<void> {
  const { introducer, submitted, approved, queries, reviewer } = DEMO_ACCOUNTS;
  const withFiles = [submitted, approved, queries];
  const documents = await Promise.all(withFiles.map((account) => storeDocuments(admin, account)));
  const now = Date.now();
  const filesOf = new Map(withFiles.map(({ uid }, index) => [uid as string, documents[index]]));
  const people = demoPeople(now).map((user) => {
    const link = filesOf.get(user.uid)?.signImage;
    return typeof link === 'string' ? { ...user, signImage: link } : user;
  });
  // A person without progress registered days ago, so that a reminder is due.
  const sinceOf = ({ logs = [], approval }: (typeof people)[number]) =>
    Math.max(now - 4 * DAY, approval?.at ?? 0, ...logs.map(({ timestamp }) => timestamp));
  const submittedAt = ({ forms, logs = [] }: (typeof people)[number]) =>
    forms.status > 0 ? logs.findLast(({ did }) => did === 'submitted')?.timestamp : undefined;
  const { uid, name, email } = introducer;
  const shown = people.map((user) => ({
    user,
    progress: progressOf(user, sinceOf(user), submittedAt(user), { ...UNKNOWN, ...VERIFIED }),
  }));
  const approvedPerson = people.find((person) => person.uid === approved.uid);
  await admin.writeRecords([
    { path: `users/${uid}`, data: { ...makeIntroducerRecord({ uid, name, email }) } },
    ...shown.flatMap(({ user, progress }) => [
      { path: `users/${user.uid}`, data: user },
      { path: `progress/${user.uid}`, data: { ...progress } },
    ]),
    ...(await Promise.all(people.map((user) => copiesOf(user, filesOf.get(user.uid))))).flat(),
    ...demoStats(shown, now, String(filesOf.get(approved.uid)?.PANTANCard)),
    ...withFiles.map((account, index) => ({
      path: `documents/${account.uid}`,
      data: { ...documents[index] },
    })),
    // Exports contain only reviewed records.
    ...(approvedPerson
      ? [
          {
            path: `reviewed/${approved.uid}`,
            data: { ...makeReviewedRecord(approvedPerson, documents[1], { by: reviewer.uid }) },
          },
        ]
      : []),
  ]);
}

/** The signed copy of each submission in the log. */
async function copiesOf(user: StoredUser, documents: Partial<DocumentsRecord> = {}): Promise<RecordWrite[]> {
  const record = parseUserRecord(user.uid, user);
  const signHash = await sha256(SIGNATURE.bytes);
  const copies = await Promise.all(
    FORM_KEYS.map((form) => {
      const at = submissionsOf(record, form).at(-1)?.timestamp;
      return signedCopy(form, record, documents, { at, signHash });
    }),
  );
  return copies.flatMap((copy) =>
    copy
      ? [{ path: `papers/${user.uid}/items/${copyId(copy)}`, data: { ...copy, storedAt: new Date(copy.at) } }]
      : [],
  );
}

async function storeDocuments(admin: AdminApi, { uid, name }: DemoAccount): Promise<DocumentsRecord> {
  const folder = `vendors/${uid}`;
  const [signImage, cancelledCheque, CompanyCertificate, PANTANCard] = await Promise.all([
    admin.storeFile({ path: `${folder}/signature`, ...SIGNATURE }),
    admin.storeFile({
      path: `${folder}/documents/cheque.pdf`,
      ...samplePdf(`Cancelled cheque of ${name}, specimen`),
    }),
    admin.storeFile({
      path: `${folder}/documents/CompanyCertificate`,
      ...samplePdf(`Aadhar card of ${name}, specimen`),
    }),
    admin.storeFile({ path: `${folder}/documents/PANTANCard`, ...samplePng(160, 100) }),
  ]);
  return makeDocumentsRecord({ signImage, cancelledCheque, CompanyCertificate, PANTANCard });
}
