import { strToU8, zipSync } from 'fflate';
import { toCsv } from '../exports/csv.ts';
import { storedFileName } from '../files/fileNames.ts';
import { sha256 } from '../files/sha256.ts';
import { readLink } from '../records/read.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import { formatTimestamp } from '../time/dates.ts';
import { maskAadhar } from '../validators/mask.ts';
import { copyFiles } from './copyFile.ts';
import type { StoredCopy } from './signedCopy.ts';

export interface Dossier {
  record: UserRecord;
  documents: DocumentsRecord;
  copies: readonly StoredCopy[];
}

export interface ManifestEntry {
  name: string;
  bytes: number;
  sha256: string;
}

/** Files by name: record, log, decisions and signed copies. Without links, except in the copies, whose hash covers them. */
export function dossierFiles({ record, documents, copies }: Dossier): Map<string, string> {
  const { uid } = record;
  return new Map([
    ['record.json', asJson(recordOf(record, documents))],
    ['log.csv', logOf(record)],
    ['decisions.json', asJson(decisionsOf(record))],
    ...copyFiles(uid, copies),
  ]);
}

/** Never a whole Aadhar number. */
function recordOf(record: UserRecord, documents: DocumentsRecord) {
  const { logs: _logs, vendorRevision: _unsubmitted, signImage, vendorDetails, ...fields } = record;
  const { sectionOne } = vendorDetails;
  return {
    ...fields,
    aadharcard: maskAadhar(record.aadharcard),
    vendorDetails: {
      ...vendorDetails,
      ...(sectionOne && { sectionOne: { ...sectionOne, aadharcard: maskAadhar(sectionOne.aadharcard) } }),
    },
    files: Object.fromEntries(
      Object.entries({ ...documents, signImage }).map(([key, value]) => [
        key,
        storedFileName(readLink(value)) || value,
      ]),
    ),
  };
}

function logOf({ logs }: UserRecord): string {
  const rows = logs.map(({ timestamp, title, by, did, about }) => [
    formatTimestamp(timestamp),
    title,
    by ?? '',
    did ?? '',
    about ?? '',
  ]);
  return toCsv([['Time (IST)', 'Entry', 'By', 'Did', 'About'], ...rows]);
}

function decisionsOf({ approval, vendorRemark, sent, logs }: UserRecord) {
  const acts: readonly unknown[] = ['accepted', 'acceptedasexception', 'denied'];
  return {
    last: approval ?? null,
    remark: vendorRemark,
    sent: sent ?? null,
    earlier: logs.filter(
      ({ did, by, timestamp }) =>
        acts.includes(did) && !(approval && by === approval.by && timestamp === approval.at),
    ),
  };
}

async function manifestEntry(name: string, data: Uint8Array<ArrayBuffer>): Promise<ManifestEntry> {
  return { name, bytes: data.length, sha256: await sha256(data) };
}

export function manifestOf(
  { uid, userid }: Pick<UserRecord, 'uid' | 'userid'>,
  files: readonly ManifestEntry[],
  now: number,
): string {
  return asJson({ uid, userid, made: new Date(now).toISOString(), files });
}

export function dossierName({ userid, uid }: Pick<UserRecord, 'uid' | 'userid'>): string {
  return `dossier-${userid.replaceAll(/[^A-Za-z0-9]/g, '') || uid}.zip`;
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The zip without the uploaded files, because a browser cannot read their bytes; `npm run dossier` adds them. */
export async function dossierZip(dossier: Dossier, now: number): Promise<Uint8Array<ArrayBuffer>> {
  const files = [...dossierFiles(dossier)].map(([name, text]) => [name, bytesOf(text)] as const);
  const entries = await Promise.all(files.map(([name, data]) => manifestEntry(name, data)));
  return zipSync(
    Object.fromEntries([...files, ['manifest.json', bytesOf(manifestOf(dossier.record, entries, now))]]),
  );
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(strToU8(text));
}
