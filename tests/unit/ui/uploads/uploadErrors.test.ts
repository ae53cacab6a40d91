import { expect, test } from 'vitest';
import { AppError } from '../../../../src/domain/appError.ts';
import { uploadErrorMessage } from '../../../../src/ui/uploads/uploadErrors.ts';

/** Without the prefix storage/. */
const CODES = [
  'unknown canceled cannot-slice-blob invalid-argument app-deleted invalid-format',
  'internal-error invalid-url invalid-default-bucket no-default-bucket invalid-root-operation',
  'no-download-url object-not-found unauthenticated unauthorized-app quota-exceeded',
  'unauthorized retry-limit-exceeded server-file-wrong-size unsupported-environment',
].flatMap((line) => line.split(' '));

test.each(CODES)('storage/%s has its own sentence', { tags: ['file-states'] }, (code) => {
  const message = uploadErrorMessage(new AppError(`storage/${code}`, 'the words of the provider'));
  expect(message).not.toBe('the words of the provider');
  expect(message).toMatch(/^[A-Z].+\.$/);
});

test("an unknown code shows the provider's message", () => {
  expect(uploadErrorMessage(new AppError('storage/new', 'Something new.'))).toBe('Something new.');
  expect(uploadErrorMessage('just text')).toBe('just text');
});

test.each(['NotFoundError', 'NotReadableError'])('a file that is gone has its own sentence: %s', (name) => {
  expect(uploadErrorMessage(new DOMException('A requested file could not be found.', name))).toMatch(
    /^The file was moved, changed or deleted/,
  );
});
