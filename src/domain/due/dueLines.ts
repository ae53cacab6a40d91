import { formTitle } from '../forms/registry.ts';
import type { CountedRecord } from '../insights/facts.ts';
import { endsOf, weekGroup } from '../insights/nowStats.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import type { TaxDetails } from '../records/taxes.ts';
import { CHECK_KINDS, type CheckKind } from '../review/checks.ts';
import { addDays, todayInIndia } from '../time/dates.ts';
import type { ComingView } from './dueAddress.ts';
import { dueClass } from './dueClass.ts';
import { dueRenewals } from './dueTasks.ts';
import { deliverableTitles, exceptionState, hasRunOut, owedItems } from './exceptions.ts';
import { dueExpiries } from './expiries.ts';

export const DUE_KINDS = ['exceptions', 'letters', 'documents', 'taxes', 'checks'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** A line of the due list. */
export interface DueLine {
  kind: DueKind;
  uid: string;
  name: string;
  what: string;
  /** An ISO date; empty without a last day. */
  day: string;
  isLate: boolean;
  /** Whether the person has to act, and so can be reminded. */
  isTheirs: boolean;
}

export interface DuePerson {
  record: UserRecord;
  documents: DocumentsRecord;
}

/** Tax details that have a date, with the vendor's uid and name. */
export interface DueTaxes {
  uid: string;
  name: string;
  taxes: TaxDetails;
}

/** Checks by hand that are due again, with the person's uid and name. */
export interface DueChecks {
  uid: string;
  name: string;
  kinds: readonly CheckKind[];
  /** The earliest of their dates, an ISO date. */
  day: string;
}

interface DueFound {
  exceptions?: readonly DuePerson[];
  letters?: readonly UserRecord[];
  expiring?: readonly DuePerson[];
  taxes?: readonly DueTaxes[];
  checks?: readonly DueChecks[];
}

/** Soonest first, those without a last day at the end. */
export function dueLines(
  { exceptions = [], letters = [], expiring = [], taxes = [], checks = [] }: DueFound,
  now: number,
): DueLine[] {
  const lines = [
    ...exceptions.map((person) => exceptionLine(person, now)),
    ...letters.flatMap((record) => letterLines(record, now)),
    ...expiring.flatMap((person) => expiryLines(person, now)),
    ...taxes.flatMap((vendor) => taxLines(vendor, now)),
    ...checks.map((person) => checkLine(person, now)),
  ];
  return lines.sort((one, other) => (one.day || LAST).localeCompare(other.day || LAST));
}

const LAST = '9999';

function exceptionLine({ record, documents }: DuePerson, now: number): DueLine {
  const state = exceptionState(record, documents);
  const canDeliver = deliverableTitles(record, documents, now).length > 0;
  const what = {
    open: `${openText(record, documents)}${canDeliver ? '' : '. An approver has to give another last day first'}`,
    submitted: 'Exception. All that was owed came in; the review team looks at it next',
    delivered: 'Exception. All that was owed is here; an approver can accept it',
    unlisted: 'Exception. Nothing is listed as owed; the reason says what may be missing',
  }[state];
  return {
    kind: 'exceptions',
    ...nameOf(record),
    what,
    day: record.approval?.until ?? '',
    isLate: hasRunOut(record, now),
    isTheirs: state === 'open' && canDeliver,
  };
}

function openText(record: UserRecord, documents: DocumentsRecord): string {
  const titles = (isOpen: boolean) =>
    owedItems(record, documents)
      .filter(({ state }) => (state === 'open') === isOpen)
      .map(({ title }) => title)
      .join(', ');
  const came = titles(false);
  return `Exception. Not delivered: ${titles(true)}${came && `. Came in: ${came}`}`;
}

function letterLines(record: UserRecord, now: number): DueLine[] {
  return dueRenewals(record, now).map(({ form, year, day }) => ({
    ...lineOf('letters', nameOf(record), `${formTitle(record, form)} for ${year}`, day, now),
    isTheirs: true,
  }));
}

function expiryLines({ record, documents }: DuePerson, now: number): DueLine[] {
  return dueExpiries(record, documents, now).map(({ title, until }) => ({
    ...lineOf('documents', nameOf(record), `${title}, valid until then`, until, now),
    isTheirs: true,
  }));
}

function checkLine({ uid, name, kinds, day }: DueChecks, now: number): DueLine {
  const titles = kinds.map((kind) => CHECK_KINDS[kind].title).join(', ');
  return lineOf('checks', { uid, name }, `Check again: ${titles}`, day, now);
}

/** Days around the end of a certificate for lower deduction in which it is listed. */
export const CERTIFICATE_DAYS = 30;

/** Lines about tax details, which a vendor renews by a change (R20). */
function taxLines({ uid, name, taxes }: DueTaxes, now: number): DueLine[] {
  const today = todayInIndia(new Date(now));
  const until = taxes.lowerDeduction?.until;
  const newClass = dueClass(taxes, now);
  const line = (what: string, day: string) => lineOf('taxes', { uid, name }, what, day, now);
  return [
    ...(until && until >= addDays(today, -CERTIFICATE_DAYS) && until <= addDays(today, CERTIFICATE_DAYS)
      ? [line('Certificate for lower deduction, valid until then', until)]
      : []),
    ...(newClass
      ? [line(`Enterprise class of ${taxes.year}: ask for that of ${newClass.year}`, newClass.day)]
      : []),
  ];
}

function nameOf({ uid, userid, name }: ComingPerson['record']): Pick<DueLine, 'uid' | 'name'> {
  return { uid, name: name || userid };
}

function lineOf(
  kind: DueKind,
  person: Pick<DueLine, 'uid' | 'name'>,
  what: string,
  day: string,
  now: number,
): DueLine {
  return { kind, ...person, what, day, isLate: todayInIndia(new Date(now)) > day, isTheirs: false };
}

interface ComingPerson {
  record: CountedRecord & { name?: string };
  documents: DocumentsRecord;
  /** Empty without a check that is due again. */
  checkDue: string;
}

/** A line for each end that the figure counts, soonest first. */
export function comingLines(
  people: readonly ComingPerson[],
  { what, group }: Pick<ComingView, 'what' | 'group'>,
  now: number,
): DueLine[] {
  const lines = people.flatMap(({ record, documents, checkDue }) =>
    endsOf(record, documents, checkDue)
      .filter((end) => end.what === what && weekGroup(end.day, now) === group)
      .map(({ title, day }) => lineOf(what, nameOf(record), title, day, now)),
  );
  return lines.sort((one, other) => one.day.localeCompare(other.day));
}
