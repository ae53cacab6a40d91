import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../../src/domain/records/amendments.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Approval, LogEntry, Query } from '../../../../src/domain/records/records.ts';
import { eventsOf } from '../../../../src/domain/tasks/events.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const NOTHING = { amendments: {}, history: [] };
const eventsWith = (overrides: StoredUserOverrides, kept: Parameters<typeof eventsOf>[1] = NOTHING) =>
  eventsOf({ record: makeParsedUser(overrides), documents: makeDocumentsRecord() }, kept);
const staff = (timestamp: number, did: LogEntry['did'], about?: LogEntry['about']): LogEntry => ({
  title: `Ravi ${did}`,
  timestamp,
  by: 'ravi',
  ...(did && { did }),
  ...(about && { about }),
});

describe('the timeline', { tags: ['timeline-all'] }, () => {
  test('the timeline is the log in groups, newest first', () => {
    const logs = [
      { title: 'Ram signed something', timestamp: 1 },
      staff(2, 'validated'),
      staff(3, 'sent'),
      staff(4, 'denied'),
      staff(5, 'changerequested', 'bank'),
    ];
    expect(eventsWith({ logs }).map(({ at, group }) => [at, group])).toEqual([
      [5, 'changes'],
      [4, 'decisions'],
      [3, 'decisions'],
      [2, 'forms'],
      [1, 'forms'],
    ]);
  });

  test('shows the reason, the end and the parts of the last decision', () => {
    const approval: Approval = {
      action: 'deny',
      by: 'ravi',
      at: 4,
      reason: 'No cheque.',
      until: '2027-03-31',
      despite: ['query'],
      change: ['bankdetails', 'PANTANCard'],
    };
    const vendorRemark = 'Call first.';
    const logs = [staff(4, 'denied'), staff(3, 'accepted')];
    const [last, earlier] = eventsWith({ logs, approval, vendorRemark });
    expect(last?.details).toEqual([
      'Reason: No cheque.',
      'Valid until: 31 Mar 2027',
      'To be corrected: Bank Details, PAN Card',
      'Decided despite: A query of the reviewer was open.',
      'Remarks: Call first.',
    ]);
    expect(earlier?.details).toEqual([]);
  });

  test('shows each query once, with its reply', () => {
    const bank: Query[] = [
      { title: 'Which branch?', timestamp: 2, status: 1, by: 'reviewer', reply: 'Fort' },
    ];
    const general: Query[] = [
      { title: 'When am I paid?', timestamp: 3, status: 0, by: 'trainee' },
      { title: 'Which name?', timestamp: 1, status: 0, by: 'reviewer' },
    ];
    const queries = { ...emptyQueries(), bank, general };
    const events = eventsWith({ name: 'Ram Kumar', logs: [staff(2, 'asked', 'bankdetails')], queries });
    expect(events.map(({ title, details }) => [title, ...details])).toEqual([
      ['Ram Kumar raised a query: General', '“When am I paid?”', 'Open'],
      ['Ravi asked', '“Which branch?”', 'Reply: Fort', 'Resolved'],
      ['A reviewer raised a query: General', '“Which name?”', 'Open'],
    ]);
    const record = makeParsedUser({ name: 'Ram Kumar', queries });
    const own = eventsOf({ record, documents: makeDocumentsRecord() }, NOTHING, true);
    expect(own[0]?.title).toBe('You raised a query: General');
  });

  test.each([
    ['does not say who raised an older query', {}, 'Ram Kumar', 'Somebody raised a query: General'],
    ['has a word for a person without a name', { by: 'trainee' }, '', 'The person raised a query: General'],
  ] as const)('the timeline %s', (_, by, name, title) => {
    const general = [{ title: 'When am I paid?', timestamp: 3, status: 0, ...by } as const];
    expect(eventsWith({ name, queries: { ...emptyQueries(), general } })[0]?.title).toBe(title);
  });

  test('shows the reason of a change and of its refusal', () => {
    const values = { user: {}, documents: {}, hashes: {} };
    const times = { at: 9, submittedAt: 8 };
    const gst = { values, reason: 'New firm', status: -1, by: 'ravi', ...times, refusal: 'No.' } as const;
    const logs = [staff(8, 'changerequested', 'gst'), staff(9, 'changerefused', 'gst')];
    const events = eventsWith({ logs }, { amendments: { gst }, history: [] });
    expect(events.map(({ details }) => details)).toEqual([['Reason: No.'], ['Reason: New firm']]);
  });

  test('the timeline shows the values before a change, and hides the account number', () => {
    const bankDetails = makeBankDetails({ bankAccountNumber: '12345678901234', bankName: 'Old Bank' });
    const entry: HistoryEntry = {
      kind: 'bank',
      user: { bankDetails },
      documents: { cancelledCheque: 'https://files.example/o/x' },
      by: 'ravi',
      at: 9,
    };
    const logs = [staff(9, 'changeinforce', 'bank')];
    const [event] = eventsWith({ logs }, { amendments: {}, history: [entry, { ...entry, at: 10 }] });
    expect(event?.details).toContain('Bank Name before: Old Bank');
    expect(event?.details).toContain('Bank Account Number before: XXXXXXXXXX1234');
    expect(event?.details).toContain('Cancelled Cheque before: another file');
  });

  test('names, reasons and queries are known as words of people', () => {
    const logs = [{ title: 'Ravi denied the empanelment', timestamp: 4, by: 'ravi', did: 'denied' as const }];
    const approval: Approval = { action: 'deny', by: 'ravi', at: 4, reason: 'No cheque.' };
    const general = [
      { title: 'Which branch?', timestamp: 1, status: 1 as const, by: 'reviewer' as const, reply: 'Andheri' },
    ];
    const [denial] = eventsWith({ logs, approval, queries: { ...emptyQueries(), general } });
    expect(denial?.words).toEqual(['Ravi', 'No cheque.', 'Which branch?', 'Andheri']);
  });
});
