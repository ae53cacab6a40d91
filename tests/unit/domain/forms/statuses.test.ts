import { expect, it } from 'vitest';
import {
  formStatusLabel,
  isFormEditable,
  isFormPrintable,
  statusIcon,
} from '../../../../src/domain/forms/statuses.ts';
import { defaultForms } from '../../../../src/domain/records/defaults.ts';
import type { FormKey, FormStatus } from '../../../../src/domain/records/records.ts';

it.each<[FormStatus | null | undefined, string, string, boolean?]>([
  [-1, 'Queries', 'question', false],
  [0, 'Pending', 'clock', false],
  [1, 'Submitted', 'yellow-check', false],
  [2, 'Validated', 'green-check', true],
  [3, 'Approved', 'green-check', true],
  [null, 'NA', 'none'],
  [undefined, 'NA', 'none'],
])('%s reads %s and shows %s, printable: %s', (status, label, icon, isPrintable) => {
  expect(formStatusLabel(status)).toBe(label);
  expect(statusIcon(status)).toBe(icon);
  if (typeof status === 'number') expect(isFormPrintable(status)).toBe(isPrintable);
});

it.each<[FormKey, FormStatus, boolean]>([
  ['bankdetails', 0, true],
  ['bankdetails', -1, true],
  ['bankdetails', 1, false],
  ['vendorform', -1, true],
  ['nonapplicability', 0, true],
  ['nonapplicability', -1, false],
])('%s at %d editable: %s (R5)', (key, status, editable) => {
  expect(isFormEditable({ ...defaultForms(), [key]: status }, key)).toBe(editable);
});
