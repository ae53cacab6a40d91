import { expect, it } from 'vitest';
import { FORM_KEYS, FORMS, formsStartingWith, submissionsOf } from '../../../../src/domain/forms/registry.ts';

const own = { title: 'Asha Rao submitted Bank Details', timestamp: 1 };
const other = { title: 'Asha Rao submitted Trainee Data Form', timestamp: 2 };
const staff = {
  title: 'A reviewer whose name ends in submitted Bank Details',
  timestamp: 3,
  by: 'reviewer',
};
const documents = { title: 'Asha Rao uploaded and submitted Documents', timestamp: 4 };
const record = { logs: [own, other, staff, documents] };

it("submissionsOf finds the person's log entries about one form, without those of staff", () => {
  expect(submissionsOf(record, 'bankdetails')).toEqual([own]);
  expect(submissionsOf(record, 'documents')).toEqual([documents]);
  expect(submissionsOf(record, 'msa')).toEqual([]);
});

it('submissionsOf uses `did` of a log entry, and its title only for entries before December 2026', () => {
  const late = Date.UTC(2026, 11, 1);
  const typed = { title: 'Asha Rao', timestamp: late, did: 'submitted', about: 'bankdetails' } as const;
  const logs = [
    { ...own, timestamp: late - 1 },
    { ...own, timestamp: late },
    { ...own, did: 'changed', about: 'vendorform' } as const,
    { ...typed, by: 'reviewer' },
    typed,
  ];
  expect(submissionsOf({ logs }, 'bankdetails')).toEqual([logs[0], typed]);
  expect(submissionsOf({ logs }, 'vendorform')).toEqual([]);
});

it('formsStartingWith lists every form once, the given ones first', () => {
  const keys = formsStartingWith('msa', 'bankdetails').map(({ key }) => key);
  expect(keys.slice(0, 2)).toEqual(['msa', 'bankdetails']);
  expect(keys.toSorted()).toEqual([...FORM_KEYS].toSorted());
});

it.each(FORM_KEYS)('a log entry of %s never matches another form', (key) => {
  const others = FORM_KEYS.filter((each) => each !== key);
  expect(others.filter((each) => FORMS[each].logged.endsWith(FORMS[key].logged))).toEqual([]);
});
