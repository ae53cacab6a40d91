import { createHash } from 'node:crypto';
import { storedPath } from '../../src/domain/files/fileNames.ts';
import { problemsOfCopy } from '../../src/domain/signed/copyFile.ts';
import { footOf } from '../../src/domain/signed/readCopy.ts';
import type { Project } from '../project.ts';
import { storedCopies } from './personDossier.ts';

/** Compares each signed copy of a person with its hash, the portal's words and the bytes of the signature. @returns the number of problems */
export async function verifySignedCopies(
  project: Pick<Project, 'firestore' | 'bucket'>,
  uid: string,
  print: (line: string) => void,
): Promise<number> {
  const found = await storedCopies(project, uid);
  if (found.length === 0) {
    print(`No signed copy is stored of ${uid}.`);
    return 0;
  }
  let count = 0;
  for (const { id, copy } of found) {
    const problems = [
      ...(await problemsOfCopy({ uid, copy }, id)),
      ...(await problemsOfSignature(project, copy.signImage, copy.signHash)),
    ];
    count += problems.length;
    print(`${problems.length === 0 ? 'ok   ' : 'WRONG'} ${id}  ${footOf(copy)}`);
    for (const problem of problems) print(`      ${problem}`);
  }
  print(count === 0 ? `All ${found.length} match.` : `Problems: ${count}.`);
  return count;
}

/** Streams the file. A copy from before the SHA-256 was stored names only the link. */
async function problemsOfSignature(
  { bucket }: Pick<Project, 'bucket'>,
  link: string,
  expected: string,
): Promise<string[]> {
  if (link === '') return [];
  const file = bucket.file(storedPath(link));
  const [exists] = await file.exists();
  if (!exists) return ['The file of the signature is missing.'];
  if (expected === '') return [];
  const hash = createHash('sha256');
  for await (const chunk of file.createReadStream()) hash.update(chunk as Uint8Array);
  return hash.digest('hex') === expected ? [] : ['The file of the signature has other bytes.'];
}
