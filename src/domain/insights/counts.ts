import { FORM_KEYS } from '../forms/registry.ts';
import { type KindFields, VENDOR_STATUSES } from '../records/kinds.ts';
import {
  isMap,
  type Raw,
  readKnown,
  readList,
  readMap,
  readOneOf,
  readText,
  readTime,
} from '../records/read.ts';
import { PERSON_TYPES, type PersonType, type UserRecord } from '../records/records.ts';
import { type Fact, type Submitted, WAITS, type Wait } from './facts.ts';

/** How many people waited so many working days. */
export type Days = Record<string, number>;

/** The properties of a person by which the figures are filtered. */
export interface Kind {
  type: PersonType;
  /** The vendor status; empty for trainees, and for a status that is not in the list. */
  kind: string;
  /** The work domain of the introducer; empty for any other address. */
  domain: string;
}

const TALLIES = [
  'invited',
  'registered',
  'submitted',
  'approved',
  'exceptions',
  'denied',
  'firstApproved',
  'firstPass',
] as const;
export type Tally = (typeof TALLIES)[number];

/** One month of the people of one kind. */
export interface MonthGroup extends Kind {
  tallies: Partial<Record<Tally, number>>;
  waits: Partial<Record<Wait, Days>>;
  /** Submissions by form. */
  forms: Partial<Record<Submitted, number>>;
  /** Queries of reviewers by category and field, such as `bank.ifscCode`. */
  returned: Record<string, number>;
}

export interface Worker {
  name: string;
  validated: number;
  sent: number;
  decided: number;
  /** The waits that ended with this person: reviews by the sender, approvals by the approver. */
  review: Days;
  approval: Days;
}

/** `stats/{yyyy-mm}`. It names no person: only staff, with their uid. */
export interface MonthStats {
  groups: MonthGroup[];
  workers: Record<string, Worker>;
  /** Entries of an earlier version, which do not say what was done. */
  older: number;
}

export function kindOfPerson(
  { usertype, fpocno, vendorDetails }: KindFields & Pick<UserRecord, 'usertype' | 'fpocno'>,
  domains: readonly string[],
): Kind {
  const type = usertype === 'vendor' ? 'vendor' : 'trainee';
  const status = vendorDetails.sectionOne?.vendorStatus ?? vendorDetails.vendorStatus ?? '';
  return {
    type,
    kind: type === 'vendor' && VENDOR_STATUSES.includes(status) ? status : '',
    domain: workDomainOf(fpocno, domains),
  };
}

export function workDomainOf(email: string, domains: readonly string[]): string {
  const domain = email.trim().toLowerCase().split('@')[1];
  return domains.find((each) => each.toLowerCase() === domain) ?? '';
}

/** Collects months while people are read, one after the other. */
export class MonthCounter {
  readonly #groups = new Map<string, MonthGroup>();
  readonly #workers = new Map<string, Worker>();
  #older = 0;

  add(kind: Kind, fact: Fact): void {
    if (fact.what === 'older') this.#older += 1;
    else if (fact.what === 'work') this.#addWork(fact);
    else count(this.#groupOf(kind), fact);
  }

  addInvitation(kind: Kind): void {
    up(this.#groupOf(kind).tallies, 'invited');
  }

  result(): MonthStats {
    return inOrder(this.#groups, Object.fromEntries(this.#workers), this.#older);
  }

  #groupOf(kind: Kind): MonthGroup {
    const known = this.#groups.get(keyOf(kind));
    if (known) return known;
    const group = { ...kind, tallies: {}, waits: {}, forms: {}, returned: {} };
    this.#groups.set(keyOf(kind), group);
    return group;
  }

  #addWork({ by, name, did, days }: Extract<Fact, { what: 'work' }>): void {
    const worker = this.#workers.get(by) ?? emptyWorker();
    this.#workers.set(by, worker);
    worker[did] += 1;
    // Of several spellings one that does not depend on the order of the people.
    if (name > worker.name) worker.name = name;
    if (days !== undefined) up(did === 'decided' ? worker.approval : worker.review, days);
  }
}

/** Of the people of one kind. */
export function keyOf({ type, kind, domain }: Kind): string {
  return [type, kind, domain].join('|');
}

function emptyWorker(): Worker {
  return { name: '', validated: 0, sent: 0, decided: 0, review: {}, approval: {} };
}

function count(group: MonthGroup, fact: Exclude<Fact, { what: 'work' | 'older' }>): void {
  const { tallies } = group;
  switch (fact.what) {
    case 'wait': {
      const days = group.waits[fact.wait] ?? {};
      group.waits[fact.wait] = days;
      up(days, fact.days);
      break;
    }
    case 'form':
      up(group.forms, fact.form);
      break;
    case 'returned':
      up(group.returned, `${fact.category}.${fact.field}`);
      break;
    case 'approved':
      if (fact.isException) up(tallies, 'exceptions');
      up(tallies, 'approved');
      break;
    case 'first approved':
      if (fact.isFirstPass) up(tallies, 'firstPass');
      up(tallies, 'firstApproved');
      break;
    default:
      up(tallies, fact.what);
  }
}

function up<Key extends string | number>(counts: Partial<Record<Key, number>>, key: Key, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

/** The same value with the keys of every map in order. */
function sorted<Value>(value: Value): Value {
  if (!isMap(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)])) as Value;
}

/** The sum of several months, or of several parts of one. The order of the parts does not matter. */
export function sumOf(parts: readonly MonthStats[]): MonthStats {
  const groups = new Map<string, MonthGroup>();
  const workers: Record<string, Worker> = {};
  for (const part of parts) {
    for (const group of part.groups) {
      const into = groups.get(keyOf(group)) ?? { ...group, tallies: {}, waits: {}, forms: {}, returned: {} };
      groups.set(keyOf(group), into);
      addGroup(into, group);
    }
    for (const [uid, worker] of Object.entries(part.workers)) {
      const into = workers[uid] ?? emptyWorker();
      workers[uid] = into;
      for (const did of ['validated', 'sent', 'decided'] as const) into[did] += worker[did];
      if (worker.name > into.name) into.name = worker.name;
      addAll(into.review, worker.review);
      addAll(into.approval, worker.approval);
    }
  }
  return inOrder(
    groups,
    workers,
    parts.reduce((sum, { older }) => sum + older, 0),
  );
}

/** Sorted, so that the same people give the same bytes in any order. */
function inOrder(
  groups: ReadonlyMap<string, MonthGroup>,
  workers: Record<string, Worker>,
  older: number,
): MonthStats {
  const all = [...groups.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return { groups: all.map(sorted), workers: sorted(workers), older };
}

export function addGroup(into: Omit<MonthGroup, keyof Kind>, group: Omit<MonthGroup, keyof Kind>): void {
  addAll(into.tallies, group.tallies);
  addAll(into.forms, group.forms);
  addAll(into.returned, group.returned);
  for (const wait of WAITS) {
    const days = group.waits[wait];
    if (!days) continue;
    const sum = into.waits[wait] ?? {};
    into.waits[wait] = sum;
    addAll(sum, days);
  }
}

function addAll(into: Partial<Record<string, number>>, more: Partial<Record<string, number>>): void {
  for (const [key, value = 0] of Object.entries(more)) up(into, key, value);
}

/** Never throws; a malformed part counts nothing. */
export function parseMonthStats(raw: unknown): MonthStats {
  const { groups, workers, older } = readMap(raw);
  return {
    groups: readList(groups, parseGroup),
    workers: Object.fromEntries(
      Object.entries(readMap(workers)).flatMap(([uid, worker]) =>
        isMap(worker) ? [[uid, parseWorker(worker)]] : [],
      ),
    ),
    older: readTime(older) ?? 0,
  };
}

export function parseKind({ type, kind, domain }: Raw): Kind {
  return {
    type: readOneOf<PersonType>(type, PERSON_TYPES, 'trainee'),
    kind: readText(kind),
    domain: readText(domain),
  };
}

function parseGroup(raw: Raw): MonthGroup {
  return {
    ...parseKind(raw),
    tallies: readKnown(numbersIn(raw.tallies), TALLIES, Number),
    waits: readKnown(readMap(raw.waits), WAITS, numbersIn),
    forms: readKnown(numbersIn(raw.forms), [...FORM_KEYS, 'documents'] as const, Number),
    returned: numbersIn(raw.returned),
  };
}

function parseWorker(raw: Raw): Worker {
  const number = (key: 'validated' | 'sent' | 'decided') => readTime(raw[key]) ?? 0;
  return {
    name: readText(raw.name),
    validated: number('validated'),
    sent: number('sent'),
    decided: number('decided'),
    review: numbersIn(raw.review),
    approval: numbersIn(raw.approval),
  };
}

function numbersIn(raw: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(readMap(raw)).flatMap(([key, value]) => {
      const number = readTime(value);
      return number === undefined ? [] : [[key, number]];
    }),
  );
}
