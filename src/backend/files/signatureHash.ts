import { inTime } from '../timeoutSignal.ts';
import { loadFileService } from './loadFileService.ts';

const WAIT_MS = 5000;

/** The SHA-256 stored with the signature's file; '' without a hash, or when the file service does not answer in time. */
export async function signatureHash(link: string): Promise<string> {
  if (link === '') return '';
  const stored = loadFileService()
    .then(({ lookUp }) => lookUp(link))
    .then(
      ({ sha256 }) => sha256,
      () => '',
    );
  return inTime(stored, WAIT_MS, async () => '');
}
