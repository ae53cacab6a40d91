import { PeopleCounter } from '../mail-service/stats/peopleCounter.ts';
import { latestMonths, startOfMonth } from '../src/domain/insights/months.ts';
import { emptyDocuments } from '../src/domain/records/defaults.ts';
import { parseUserRecord } from '../src/domain/records/parseRecord.ts';
import type { ProgressRecord } from '../src/domain/records/records.ts';
import { todayInIndia } from '../src/domain/time/dates.ts';
import {
  makeBankDetails,
  makeInvitation,
  makeReviewedRecord,
  makeSectionOne,
  type StoredUser,
} from '../tests/support/factories.ts';
import { DOMAINS, madeUpPeople, SPECIMEN, sequence } from '../tests/support/insights/madeUpPeople.ts';
import type { RecordWrite } from './adminApi.ts';

const PEOPLE = 420;
/** The last day of a person without an exception. */
const LAST = '9999';
const DAY = 86_400_000;

type MadeUp = ReturnType<typeof madeUpPeople>[number];

/**
 * Thirteen months of made-up people who are approved, so that /insights and its lists are alive at once, and the queue
 * stays that of the demo people.
 * @param file the link of their documents
 */
export function demoStats(
  demo: readonly { user: StoredUser; progress: ProgressRecord }[],
  now: number,
  file = SPECIMEN,
): RecordWrite[] {
  const months = latestMonths(now);
  const counter = new PeopleCounter(months, DOMAINS, now);
  const madeUp = madeUpPeople(PEOPLE, startOfMonth(months[0] ?? ''), now).filter(
    ({ progress: { forms, decision } }) =>
      forms.approved && (decision?.until ?? LAST) >= todayInIndia(new Date(now - 7 * DAY)),
  );
  const listingOf = (uid: string, person: Parameters<PeopleCounter['addPerson']>[0]): RecordWrite[] => {
    const listing = counter.addPerson(person);
    return listing ? [{ path: `counted/${uid}`, data: { ...listing } }] : [];
  };
  const people = [
    ...madeUp.flatMap((person) => [
      ...approvedRecords(person, file),
      ...listingOf(person.progress.uid, person),
    ]),
    ...demo.flatMap(({ user, progress }) => {
      const record = parseUserRecord(user.uid, user);
      const person = { record, progress, createdAt: now, documents: emptyDocuments(), checkDue: '' };
      return listingOf(user.uid, person);
    }),
  ];
  addInvitations(counter, months);
  return [
    ...people,
    ...[...counter.months()].map(([month, stats]) => ({ path: `stats/${month}`, data: { ...stats } })),
    { path: 'stats/now', data: { ...counter.nowStats() } },
  ];
}

function approvedRecords({ progress, checkDue, kind, ...person }: MadeUp, file: string): RecordWrite[] {
  const { uid } = progress;
  const bankAccountNumber = `70000${uid.slice(-6)}`;
  const user: StoredUser = {
    ...person.user,
    bankDetails: makeBankDetails({ bankName: 'State Bank of India', bankAccountNumber }),
    vendorDetails: {
      sectionOne: makeSectionOne({
        nameOfVendor: progress.name,
        panno: person.user.pancard ?? '',
        vendorStatus: kind,
      }),
    },
  };
  const documents = Object.fromEntries(
    Object.entries(person.documents).map(([key, value]) => [key, value === SPECIMEN ? file : value]),
  );
  const check = { due: checkDue, newest: { gst: { day: checkDue, again: checkDue } }, last: '' };
  return [
    { path: `users/${uid}`, data: user },
    { path: `progress/${uid}`, data: { ...progress } },
    { path: `documents/${uid}`, data: documents },
    // Exports contain only reviewed records.
    { path: `reviewed/${uid}`, data: { ...makeReviewedRecord(user, documents) } },
    ...(checkDue ? [{ path: `checks/${uid}`, data: check }] : []),
  ];
}

/** More invitations than people, because not all are used. */
function addInvitations(counter: PeopleCounter, months: readonly string[]): void {
  const random = sequence(2);
  for (const month of months) {
    const from = startOfMonth(month);
    for (let count = 18 + random() * 15; count > 0; count -= 1) {
      const introducerEmail = `introducer@${DOMAINS[Math.floor(random() * DOMAINS.length)]}`;
      const times = { createdAt: from, expiresAt: from };
      counter.addInvitation({ id: '', ...makeInvitation({ introducerEmail, ...times, status: 'used' }) });
    }
  }
}
