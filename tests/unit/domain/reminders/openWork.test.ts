import { expect, test } from 'vitest';
import { openWorkOf, openWorkShown } from '../../../../src/domain/reminders/openWork.ts';
import { makeParsedUser } from '../../../support/factories.ts';

const forms = { nonapplicability: 0, vendorform: 1, bankdetails: -1 } as const;

test('what is open is told by the names of the forms [reminder-person]', () => {
  const general = [{ title: 'Which address?', timestamp: 1, status: 0, by: 'reviewer' }] as const;
  const record = makeParsedUser({ forms, queries: { general } as never });
  expect(openWorkOf(record)).toEqual({
    toSubmit: ['Non-applicability of GST'],
    asked: ['My Profile', 'Bank Details'],
  });
});

test('of progress, only what is sure to concern the person [reminder-button]', () => {
  expect(openWorkShown(makeParsedUser({ forms }))).toEqual({ toSubmit: [], asked: ['Bank Details'] });
  expect(openWorkShown(makeParsedUser())).toEqual({
    toSubmit: ['Trainee Registration Form', 'Bank Details'],
    asked: [],
  });
});
