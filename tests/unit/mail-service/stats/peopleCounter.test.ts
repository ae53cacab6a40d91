import { expect, test } from 'vitest';
import { PeopleCounter } from '../../../../mail-service/stats/peopleCounter.ts';
import { comingLines } from '../../../../src/domain/due/dueLines.ts';
import { type MonthStats, parseMonthStats, sumOf } from '../../../../src/domain/insights/counts.ts';
import { type Filters, isInFilters, peopleIn, totalsOf } from '../../../../src/domain/insights/figures.ts';
import { figuresListed, type ListView } from '../../../../src/domain/insights/listAddress.ts';
import { latestMonths, monthOf, startOfMonth } from '../../../../src/domain/insights/months.ts';
import { type Coming, STAGES } from '../../../../src/domain/insights/nowStats.ts';
import { nowStatsIn } from '../../../../src/domain/insights/tables.ts';
import { workingDaysSince } from '../../../../src/domain/time/waitingTime.ts';
import {
  DOMAINS,
  type MadeUpPerson,
  madeUpPeople,
  sequence,
} from '../../../support/insights/madeUpPeople.ts';

const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const MONTHS = latestMonths(NOW);
const PEOPLE = madeUpPeople(2000, NOW - 400 * 86_400_000, NOW);

function counted(people: readonly MadeUpPerson[]) {
  const counter = new PeopleCounter(MONTHS, DOMAINS, NOW);
  for (const person of people) counter.addPerson(person);
  return counter;
}

/** Every figure of a month as one line: what, of which kind, and how often. */
function linesOf({ groups, workers }: MonthStats): string[] {
  const lines = groups.flatMap(({ type, kind, domain, tallies, waits, forms, returned }) => {
    const of = `${type} ${kind} ${domain}`;
    const days = Object.entries(waits).flatMap(([wait, counts]) =>
      Object.entries(counts).map(([day, count]) => [`wait ${wait} ${day}`, count]),
    );
    return [
      ...Object.entries(tallies),
      ...days,
      ...Object.entries(forms).map(([form, count]) => [`form ${form}`, count]),
      ...Object.entries(returned).map(([field, count]) => [`returned ${field}`, count]),
    ].map(([what, count]) => `${of}: ${what} ${count}`);
  });
  const work = Object.values(workers).flatMap(({ name, validated, sent, decided, review, approval }) => [
    `${name}: ${validated} ${sent} ${decided}`,
    ...Object.entries(review).map(([day, count]) => `${name}: review ${day} ${count}`),
    ...Object.entries(approval).map(([day, count]) => `${name}: approval ${day} ${count}`),
  ]);
  return [...lines, ...work].sort();
}

/** The same lines, counted from what happened instead of from the records. */
function plainCount(month: string): string[] {
  const counts = new Map<string, number>();
  const up = (line: string) => counts.set(line, (counts.get(line) ?? 0) + 1);
  const work = new Map<string, { validated: number; sent: number; decided: number }>();
  for (const { type, kind, domain, happened } of PEOPLE) {
    const of = `${type} ${kind} ${domain}`;
    for (const { at, what, from } of happened.filter((each) => monthOf(each.at) === month)) {
      const days = from === undefined ? 0 : workingDaysSince(from, at);
      if (what.startsWith('work ')) {
        const [, first, last, did = ''] = what.split(' ');
        const name = `${first} ${last}`;
        const worker = work.get(name) ?? { validated: 0, sent: 0, decided: 0 };
        work.set(name, { ...worker, [did]: worker[did as keyof typeof worker] + 1 });
        if (from !== undefined) up(`${name}: ${did === 'sent' ? 'review' : 'approval'} ${days}`);
      } else if (what.startsWith('wait ')) up(`${of}: ${what} ${days}`);
      else if (what === 'exception') {
        up(`${of}: approved`);
        up(`${of}: exceptions`);
      } else if (what === 'first pass') {
        up(`${of}: firstApproved`);
        up(`${of}: firstPass`);
      } else up(`${of}: ${what === 'first approved' ? 'firstApproved' : what}`);
    }
  }
  return [
    ...[...counts].map(([line, count]) => `${line} ${count}`),
    ...[...work].map(([name, { validated, sent, decided }]) => `${name}: ${validated} ${sent} ${decided}`),
  ].sort();
}

test('every figure of each month equals a plain count over 2,000 people', { tags: ['insights-true'] }, () => {
  const months = counted(PEOPLE).months();
  expect([...months.keys()]).toEqual(MONTHS);
  for (const [month, stats] of months) expect(linesOf(stats), month).toEqual(plainCount(month));
});

test('a month of 20,000 people is ten times one of 2,000, in less than 50 kB', {
  tags: ['insights-true'],
}, () => {
  const [month = ''] = MONTHS.slice(-1);
  const people = madeUpPeople(2000, startOfMonth(month), NOW);
  const of = (all: typeof people) => counted(all).months().get(month) as MonthStats;
  const ten = Array.from({ length: 10 }, () => people);
  const tenTimes = of(ten.flat());
  expect(tenTimes).toEqual(sumOf(ten.map(of)));
  expect(tenTimes.groups.reduce((sum, { tallies }) => sum + (tallies.registered ?? 0), 0)).toBe(20_000);
  expect(JSON.stringify(tenTimes).length).toBeLessThan(50_000);
});

test('the stages have everybody once, and what ends has its week', { tags: ['insights-true'] }, () => {
  const { groups } = counted(PEOPLE).nowStats();
  const all = groups.flatMap(({ stages }) => Object.values(stages).flat());
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(PEOPLE.length);
  const checks = groups.flatMap(({ coming }) => coming.checks ?? []);
  const days = PEOPLE.flatMap(({ checkDue }) => (checkDue && checkDue <= '2027-02-12' ? [checkDue] : []));
  expect(checks.reduce((sum, count) => sum + count, 0)).toBe(days.length);
});

test('neither order nor division of people changes a byte', { tags: ['insights-true'] }, () => {
  const whole = counted(PEOPLE).months();
  const random = sequence(7);
  const shuffled = [...PEOPLE].sort(() => random() - 0.5);
  expect(JSON.stringify([...counted(shuffled).months()])).toBe(JSON.stringify([...whole]));
  const [one, other] = [counted(PEOPLE.slice(0, 700)).months(), counted(PEOPLE.slice(700)).months()];
  for (const [month, stats] of whole) {
    const sum = sumOf([one.get(month), other.get(month)].flatMap((part) => part ?? []));
    expect(JSON.stringify(sum), month).toBe(JSON.stringify(stats));
    expect(parseMonthStats(stats)).toEqual(stats);
  }
});

test('the list behind each figure has the people whom it counts', { tags: ['insights-links'] }, () => {
  const counter = new PeopleCounter(MONTHS, DOMAINS, NOW);
  const listings = PEOPLE.map((person) => ({ person, listing: counter.addPerson(person) }));
  const listed = (view: ListView) => {
    const figures = figuresListed(view);
    return listings.flatMap(({ person, listing }) =>
      listing && isInFilters(listing, view) && figures.some((each) => listing.figures.includes(each))
        ? [person]
        : [],
    );
  };
  // Who was denied twice in a month counts twice and is listed once.
  const happenedTo = (people: readonly MadeUpPerson[], month: string, whats: readonly string[]) =>
    people
      .flatMap(({ happened }) => happened)
      .filter(({ at, what }) => monthOf(at) === month && whats.includes(what)).length;

  const nowStats = counter.nowStats();
  for (const filters of [
    {},
    { type: 'trainee' },
    { type: 'vendor', kind: 'Trust', domain: DOMAINS[1] },
  ] as Filters[]) {
    for (const [month, stats] of counter.months()) {
      const { tallies, waits, returned } = totalsOf(stats, filters);
      const people = (figure: ListView['figure']) => listed({ figure, from: month, to: month, ...filters });
      expect(people('registered')).toHaveLength(tallies.registered ?? 0);
      expect(people('submitted')).toHaveLength(peopleIn(waits.filling));
      expect(people('firstApproved')).toHaveLength(peopleIn(waits.whole));
      const counts: [ListView['figure'], number | undefined, readonly string[]][] = [
        ['approved', tallies.approved, ['approved', 'exception']],
        ['exceptions', tallies.exceptions, ['exception']],
        ['denied', tallies.denied, ['denied']],
        ['review', peopleIn(waits.review), ['wait review']],
        ['returned.bank.ifscCode', returned['bank.ifscCode'], ['returned bank.ifscCode']],
      ];
      for (const [figure, count = 0, whats] of counts) {
        expect(happenedTo(people(figure), month, whats), figure).toBe(count);
      }
    }
    for (const stage of STAGES) {
      for (const [group, count] of (nowStatsIn(nowStats.groups, filters, 'stages')[stage] ?? []).entries()) {
        expect(listed({ figure: `now.${stage}`, group, ...filters })).toHaveLength(count);
      }
    }
    for (const [what, counts] of Object.entries(nowStatsIn(nowStats.groups, filters, 'coming'))) {
      for (const [group, count] of counts.entries()) {
        const view = { what: what as Coming, group };
        const people = listed({ figure: `ends.${view.what}`, group, ...filters });
        expect(comingLines(people, view, NOW)).toHaveLength(count);
      }
    }
  }
  const work = sumOf([...counter.months().values()]).workers['uid-Ravi Nair'];
  const decided = listed({ figure: 'validated.uid-Ravi Nair', from: MONTHS[0] ?? '', to: MONTHS[12] ?? '' });
  expect(work?.validated).toBeGreaterThanOrEqual(decided.length);
  expect(decided.length).toBeGreaterThan(0);
});
