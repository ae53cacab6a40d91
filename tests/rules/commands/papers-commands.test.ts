import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dossierOf, zipOf } from '../../../scripts/papers/personDossier.ts';
import { verifySignedCopies } from '../../../scripts/papers/verifySignedCopies.ts';
import { sha256 } from '../../../src/domain/files/sha256.ts';
import { emptyDocuments } from '../../../src/domain/records/defaults.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import { copyHtml } from '../../../src/domain/signed/copyFile.ts';
import { copyId, type StoredCopy } from '../../../src/domain/signed/signedCopy.ts';
import { signedCopy } from '../../../src/domain/signed/signing.ts';
import { makeSectionOne, makeUserRecord } from '../../support/factories.ts';
import { signaturePng } from '../../support/sampleFiles.ts';
import { newUid } from '../world.ts';
import { givenProject } from './eraseWorld.ts';

const AT = Date.UTC(2026, 10, 24, 6, 30);
const MEBIBYTE = 1024 * 1024;

/** A vendor who accepted the agreement, with the signature in storage. */
async function givenSigned() {
  const { admin, project } = givenProject();
  const uid = newUid();
  const png = signaturePng();
  const signImage = await admin.storeFile({ path: `vendors/${uid}/signature`, ...png });
  const stored = makeUserRecord({
    uid,
    usertype: 'vendor',
    signImage,
    forms: { msa: 1 },
    msa: { name: 'Ram Kumar', date: '2026-11-24' },
  });
  const record = parseUserRecord(uid, stored);
  const signHash = await sha256(new Uint8Array(png.bytes));
  const copy = await signedCopy('msa', record, emptyDocuments(), { at: AT, signHash });
  if (!copy) throw new Error('no copy');
  const write = (change: Partial<StoredCopy> = {}, id = copyId(copy)) =>
    admin.writeRecords([
      { path: `papers/${uid}/items/${id}`, data: { ...copy, storedAt: new Date(AT), ...change } },
    ]);
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...stored } }]);
  await write();
  const lines: string[] = [];
  const verify = () => verifySignedCopies(project, uid, (line) => lines.push(line));
  return { admin, project, uid, record, copy: { ...copy, storedAt: AT }, write, verify, lines };
}

describe('the command that verifies signed copies', { tags: ['copy-verify'] }, () => {
  test('R19: finds nothing wrong with copies as they were signed', async () => {
    const { verify, lines } = await givenSigned();
    expect(await verify()).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/^ok {4}msa-\d+ {2}Signed copy/), 'All 1 match.']);
  });

  test('R19: finds one changed byte of the words', async () => {
    const { copy, write, verify, lines } = await givenSigned();
    await write({ content: copy.content.replace('reasonable skill', 'seasonable skill') });
    expect(await verify()).toBe(2);
    expect(lines.join('\n')).toContain('not those of the hash');
    expect(lines.join('\n')).toContain('not the portal’s of version 2026-11');
  });

  test('R19: finds another signature, and a missing one', async () => {
    const { admin, uid, copy, write, verify, lines } = await givenSigned();
    const png = signaturePng();
    await admin.storeFile({
      path: `vendors/${uid}/signature`,
      ...png,
      bytes: new Uint8Array([...png.bytes, 0]),
    });
    expect(await verify()).toBe(1);
    expect(lines.join('\n')).toContain('The file of the signature has other bytes.');
    await write({ signImage: copy.signImage.replace('signature', 'another') });
    expect(await verify()).toBe(2);
    expect(lines.join('\n')).toContain('The file of the signature is missing.');
  });

  test('R19: finds a copy under another time, and reports a person without copies', async () => {
    const { project, write, verify, lines } = await givenSigned();
    await write({}, 'msa-1');
    expect(await verify()).toBe(1);
    expect(lines.join('\n')).toContain('stored under another form or time');
    const none: string[] = [];
    expect(await verifySignedCopies(project, newUid(), (line) => none.push(line))).toBe(0);
    expect(none.join()).toContain('No signed copy is stored');
  });
});

describe('npm run dossier', { tags: ['dossier-file'] }, () => {
  test('npm run dossier writes record, log, decisions, signed copies and files, with their SHA-256', async () => {
    const { project, uid, copy, admin, record } = await givenSigned();
    const unsubmitted = { vendorDetails: { sectionOne: makeSectionOne({ aadharcard: '234567890124' }) } };
    await admin.writeRecords([{ path: `users/${uid}`, data: { ...record, vendorRevision: unsubmitted } }]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipOf(project, await dossierOf(project, uid), AT)) chunks.push(chunk);
    const files = unzipSync(Buffer.concat(chunks));
    expect(Object.keys(files)).toEqual([
      'record.json',
      'log.csv',
      'decisions.json',
      `signed-copies/${copyId(copy)}.html`,
      `signed-copies/${copyId(copy)}.json`,
      'files/signature',
      'manifest.json',
    ]);
    const textOf = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(textOf(`signed-copies/${copyId(copy)}.html`)).toBe(copyHtml({ uid, copy }));
    expect(textOf('record.json')).not.toContain('234567890124');
    expect(textOf('record.json')).not.toContain('token=');
    const manifest = JSON.parse(textOf('manifest.json')) as { files: { name: string; sha256: string }[] };
    for (const { name, sha256: hash } of manifest.files) {
      expect(await sha256(new Uint8Array(files[name] ?? []))).toBe(hash);
    }
    expect(manifest.files).toHaveLength(6);
  });

  test('R1: names a uid without a record', async () => {
    const { project } = await givenSigned();
    await expect(dossierOf(project, newUid())).rejects.toThrow('No person has the uid');
  });

  test('reads 60 MB of files no faster than they are written', async () => {
    const { project, record } = await givenSigned();
    let produced = 0;
    const bytes = new Uint8Array(MEBIBYTE);
    function* mebibytes() {
      for (let count = 0; count < 60; count += 1) {
        produced += MEBIBYTE;
        yield bytes;
      }
    }
    const file = {
      name: `vendors/${record.uid}/documents/large.pdf`,
      createReadStream: () => Readable.from(mebibytes(), { highWaterMark: 1 }),
    };
    const bucket = { getFiles: async () => [[file]] } as never;
    let taken = 0;
    let ahead = 0;
    const dossier = { record, documents: emptyDocuments(), copies: [] };
    for await (const chunk of zipOf({ ...project, bucket }, dossier, AT)) {
      taken += chunk.length;
      ahead = Math.max(ahead, produced - taken);
    }
    expect(produced).toBe(60 * MEBIBYTE);
    expect(taken).toBeGreaterThan(produced);
    expect(ahead).toBeLessThanOrEqual(4 * MEBIBYTE);
  });
});
