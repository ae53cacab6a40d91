import { isProviderMessage } from '../../domain/appError.ts';

const SENTENCES: Record<string, string> = {
  'storage/unknown': 'The upload failed for an unknown reason. Please try again.',
  'storage/canceled': 'The upload was cancelled.',
  'storage/cannot-slice-blob': 'The file changed while it was read. Please choose it again.',
  'storage/invalid-argument': 'This file cannot be uploaded. Please choose another one.',
  'storage/app-deleted': 'The portal was updated. Please reload the page and try again.',
  'storage/invalid-format': 'The file is damaged or not what its name says. Please choose another one.',
  'storage/internal-error': 'The file service has a problem. Please try again in a few minutes.',
  'storage/invalid-url': 'The address of the file is wrong. Please upload the file again.',
  'storage/invalid-default-bucket': 'The file service is not set up properly. Please tell your introducer.',
  'storage/no-default-bucket': 'The file service is not set up properly. Please tell your introducer.',
  'storage/invalid-root-operation': 'The upload did not start. Please reload the page and try again.',
  'storage/no-download-url': 'The file was stored without a link. Please upload it again.',
  'storage/object-not-found': 'The file is no longer there. Please upload it again.',
  'storage/unauthenticated': 'You are no longer signed in. Please log in again; nothing you saved is lost.',
  'storage/unauthorized-app': 'This page may not use the file service. Please tell your introducer.',
  'storage/quota-exceeded': 'The file service is full. Please try again later or tell your introducer.',
  'storage/unauthorized':
    'This file may not be changed now: it is locked, too large, or not an image or PDF.',
  'storage/retry-limit-exceeded': 'The connection was lost for too long. Please check it and try again.',
  'storage/server-file-wrong-size': 'The file arrived incomplete. Please upload it again.',
  'storage/unsupported-environment': 'This browser cannot upload files. Please use a current one.',
  'firestore/permission-denied': 'The file may not be changed now, because the form has been submitted.',
};

const GONE = 'The file was moved, changed or deleted after you chose it. Please choose it again.';

/** Whether the browser could not read the file, so that another try with it cannot work. */
export function isFileGone(error: unknown): boolean {
  return error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name);
}

/** For example 'storage/unauthorized'; 'unknown' without a code. */
export function uploadErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

export function uploadErrorMessage(error: unknown): string {
  if (isFileGone(error)) return GONE;
  if (!(error instanceof Error)) return String(error);
  const otherwise = isProviderMessage(error) ? 'The upload failed. Please try again.' : error.message;
  return SENTENCES[uploadErrorCode(error)] ?? otherwise;
}
