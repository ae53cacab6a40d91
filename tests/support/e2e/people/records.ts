import { createAdminApi } from '../../../../dev/adminApi.ts';
import { parseUserRecord } from '../../../../src/domain/records/parseRecord.ts';
import type { DocumentsRecord, ProgressRecord, UserRecord } from '../../../../src/domain/records/records.ts';
import { makeKnownProgress } from '../../factories.ts';
import { cardPng, samplePdf } from '../../sampleFiles.ts';
import { e2ePorts } from '../stack/environment.ts';

/** Access past the rules to the stack of this test run. */
export const admin = createAdminApi(await e2ePorts());

/** `users/{uid}` as the product reads it; throws when there is none. */
export async function readUser(uid: string): Promise<UserRecord> {
  return parseUserRecord(uid, await read(`users/${uid}`));
}

/** `documents/{uid}` as it is stored; empty when there is none. */
export async function readDocuments(uid: string): Promise<Partial<DocumentsRecord>> {
  return (await admin.readRecord(`documents/${uid}`)) ?? {};
}

export async function readProgress(uid: string): Promise<ProgressRecord> {
  return (await read(`progress/${uid}`)) as unknown as ProgressRecord;
}

/** Changes fields of `users/{uid}`, named by dotted path such as `forms.status`, and progress with them (R13). */
export async function patchUser(uid: string, fields: Record<string, unknown>): Promise<void> {
  await admin.writeRecords([{ path: `users/${uid}`, data: fields, merge: true }]);
  const progress = { ...makeKnownProgress(await readUser(uid), Date.now()) };
  await admin.writeRecords([{ path: `progress/${uid}`, data: progress }]);
}

export async function patchDocuments(uid: string, fields: Partial<DocumentsRecord>): Promise<void> {
  await admin.writeRecords([{ path: `documents/${uid}`, data: { ...fields }, merge: true }]);
}

/** Stores an image of each card, and a cheque as a PDF. @returns their links */
export async function storeCards(owner: string) {
  const folder = `vendors/${owner}/documents`;
  const [CompanyCertificate, PANTANCard, cancelledCheque] = await Promise.all([
    admin.storeFile({ path: `${folder}/CompanyCertificate`, ...cardPng() }),
    admin.storeFile({ path: `${folder}/PANTANCard`, ...cardPng() }),
    admin.storeFile({ path: `${folder}/cheque.pdf`, ...samplePdf('Cancelled cheque, specimen') }),
  ]);
  return { CompanyCertificate, PANTANCard, cancelledCheque };
}

async function read(path: string): Promise<Record<string, unknown>> {
  const record = await admin.readRecord(path);
  if (!record) throw new Error(`There is no ${path}.`);
  return record;
}
