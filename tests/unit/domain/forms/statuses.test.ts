import { expect, it } from 'vitest';
import {
  formStatusLabel,
  isFormEditable,
  isFormPrintable,
  STATUS_ICONS,
} from '../../../../src/domain/forms/statuses.ts';
import { defaultForms } from '../../../../src/domain/records/defaults.ts';
import type { FormKey, FormStatus } from '../../../../src/domain/records/records.ts';

it.each<[FormStatus | null | undefined, string, string?, boolean?]>([
  [-1, 'Queries', 'question', false],
  [0, 'Pending', 'clock', false],
  [1, 'Submitted', 'yellow-check', false],
  [2, 'Validated', 'green-check', true],
  [3, 'Approved', 'green-check', true],
  [null, 'NA'],
  [undefined, 'NA'],
])('%s reads %s and shows %s, printable: %s', (status, label, icon, isPrintable) => {
  expect(formStatusLabel(status)).toBe(label);
  if (typeof status !== 'number') return;
  expect(STATUS_ICONS[status]).toBe(icon);
  expect(isFormPrintable(status)).toBe(isPrintable);
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
