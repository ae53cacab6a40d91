import { fine, type Validated } from './finding.ts';
import { normalise } from './normalise.ts';

export function validateUdyam(input: string): Validated {
  const value = normalise(input);
  if (value === '') return fine(value);
  const parts = /^UDYAM([A-Z]{2})([0-9]{2})([0-9]{7})$/.exec(value);
  if (parts) return fine(['UDYAM', ...parts.slice(1)].join('-'));
  const message =
    'An Udyam number looks like UDYAM-MH-00-0000001: two letters, two digits, seven digits. Check it against the certificate.';
  return { value: input.trim().toUpperCase(), warnings: [{ message }] };
}
