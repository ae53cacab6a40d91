import { describe, expect, it } from 'vitest';
import { isFormFor } from '../../../../src/domain/forms/registry.ts';
import {
  formStatusLabel,
  isApproved,
  isFormEditable,
  isFormPrintable,
  overallStatusLabel,
  statusIcon,
} from '../../../../src/domain/forms/statuses.ts';
import { defaultForms } from '../../../../src/domain/records/defaults.ts';
import type { FormKey, FormStatus, OverallStatus } from '../../../../src/domain/records/records.ts';

describe('a form status', () => {
  it.each<[FormStatus | null | undefined, string, string]>([
    [-1, 'Queries', 'question'],
    [0, 'Pending', 'clock'],
    [1, 'Submitted', 'yellow-check'],
    [2, 'Validated', 'green-check'],
    [3, 'Approved', 'green-check'],
    [null, 'NA', 'none'],
    [undefined, 'NA', 'none'],
  ])('%s reads %s and shows %s', (status, label, icon) => {
    expect(formStatusLabel(status)).toBe(label);
    expect(statusIcon(status)).toBe(icon);
  });

  it.each<[FormStatus, boolean]>([
    [-1, false],
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('%d printable: %s', (status, printable) => {
    expect(isFormPrintable(status)).toBe(printable);
  });

  it.each<[FormKey, FormStatus, boolean]>([
    ['bankdetails', 0, true],
    ['bankdetails', -1, true],
    ['bankdetails', 1, false],
    ['bankdetails', 2, false],
    ['vendorform', -1, true],
    ['vendorform', 3, false],
    ['nonapplicability', 0, true],
    ['nonapplicability', -1, false],
    ['nonapplicability', 1, false],
  ])('%s at %d editable: %s (R5)', (key, status, editable) => {
    expect(isFormEditable({ ...defaultForms(), [key]: status }, key)).toBe(editable);
  });
});

describe('the overall status', () => {
  it.each<[OverallStatus, string]>([
    [0, 'Pending'],
    [1, 'Submitted'],
    [2, 'Validated'],
    [3, 'Sent for approval'],
    [4, 'Approved'],
    [5, 'Approved as exception'],
  ])('%d reads %s', (status, label) => {
    expect(overallStatusLabel(status)).toBe(label);
  });

  it('reports whether the person is approved', () => {
    expect(isApproved({ approved: true })).toBe(true);
    expect(isApproved(defaultForms())).toBe(false);
  });
});

describe('isFormFor', () => {
  const nothing = {
    usertype: 'vendor',
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    vendortype: 'Overhead',
  } as const;

  it.each<[FormKey, boolean]>([
    ['nonapplicability', false],
    ['einvoicing', false],
    ['msa', false],
    ['vendorform', true],
    ['bankdetails', true],
  ])('%s without any declaration due: %s', (key, expected) => {
    expect(isFormFor(nothing, key)).toBe(expected);
  });

  it('requires each declaration from the people it applies to', () => {
    expect(isFormFor({ ...nothing, isGSTApplicable: 'no' }, 'nonapplicability')).toBe(true);
    expect(isFormFor({ ...nothing, isEinvoicingApplicable: 'no' }, 'einvoicing')).toBe(true);
    expect(isFormFor({ ...nothing, usertype: 'vendor', vendortype: 'Other' }, 'msa')).toBe(true);
  });
});
