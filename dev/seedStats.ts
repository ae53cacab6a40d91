import { latestMonths, startOfMonth } from '../src/domain/insights/months.ts';
import { PeopleCounter } from '../src/domain/insights/peopleCounter.ts';
import { emptyDocuments } from '../src/domain/records/defaults.ts';
import { parseUserRecord } from '../src/domain/records/parseRecord.ts';
import type { ProgressRecord } from '../src/domain/records/records.ts';
import { makeInvitation, type StoredUser } from '../tests/support/factories.ts';
import { DOMAINS, madeUpPeople, sequence } from '../tests/support/insights/madeUpPeople.ts';
import type { RecordWrite } from './adminApi.ts';

const PEOPLE = 300;

/** Thirteen months of made-up people, so that /insights is alive at once. The stages are those of the demo people. */
export function demoStats(
  people: readonly { user: StoredUser; progress: ProgressRecord }[],
  now: number,
): RecordWrite[] {
  const months = latestMonths(now);
  const [first = ''] = months;
  const madeUp = new PeopleCounter(months, DOMAINS, now);
  for (const person of madeUpPeople(PEOPLE, startOfMonth(first), now)) madeUp.addPerson(person);
  const random = sequence(2);
  for (const month of months) {
    const from = startOfMonth(month);
    for (let count = 18 + random() * 15; count > 0; count -= 1) {
      const introducerEmail = `introducer@${DOMAINS[Math.floor(random() * DOMAINS.length)]}`;
      madeUp.addInvitation({
        id: '',
        ...makeInvitation({ introducerEmail, createdAt: from, expiresAt: from, status: 'used' }),
      });
    }
  }
  const demo = new PeopleCounter([], DOMAINS, now);
  for (const { user, progress } of people) {
    const record = parseUserRecord(user.uid, user);
    demo.addPerson({ record, progress, createdAt: now, documents: emptyDocuments(), checkDue: '' });
  }
  const standing = demo.standing();
  const coming = madeUp.standing().groups.map((group) => ({ ...group, stages: {} }));
  return [
    ...[...madeUp.months()].map(([month, stats]) => ({ path: `stats/${month}`, data: { ...stats } })),
    { path: 'stats/now', data: { ...standing, groups: [...standing.groups, ...coming] } },
  ];
}
