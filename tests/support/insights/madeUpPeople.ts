import type { CountedPerson } from '../../../mail-service/stats/peopleCounter.ts';
import { emptyDocuments, emptyQueries, emptySectionOne } from '../../../src/domain/records/defaults.ts';
import { VENDOR_STATUSES } from '../../../src/domain/records/kinds.ts';
import { makeUserId } from '../../../src/domain/records/newRecords.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type {
  Approval,
  FormKey,
  LogEntry,
  OverallStatus,
  Query,
} from '../../../src/domain/records/records.ts';
import { financialYearOf } from '../../../src/domain/time/dates.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { gstinCheckDigit } from '../../../src/domain/validators/gstin.ts';
import { commonForms, listedForms, makeNonGst, makeRegistration, type StoredUser } from '../factories.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;

/** What a person did, counted while the history is made up: `days` are the working days of a wait. */
export interface Happened {
  at: number;
  what: string;
  from?: number;
}

export interface MadeUpPerson extends CountedPerson {
  type: 'trainee' | 'vendor';
  kind: string;
  domain: string;
  happened: Happened[];
  /** The stored users record. */
  user: StoredUser;
}

/** A fixed sequence of numbers from 0 to 1, so that each run makes up the same people (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const DOMAINS = ['agency.example', 'media.example', 'digital.example', 'creative.example'];
const REVIEWERS = ['Ravi Nair', 'Meera Shah', 'Joseph Dias'];
const APPROVERS = ['Leela Iyer', 'Arun Bose'];
const FIRST_NAMES = 'Aarav Bina Chitra Deepak Esha Farid Gauri Harish Indu Jatin Kiran'.split(' ');
const LAST_NAMES = 'Apte Bhatt Chopra Desai Fernandes Ghosh Hegde Jain Khan Mehta Nanda Pillai Sethi'.split(
  ' ',
);
/** The link of every stored file. */
export const SPECIMEN = 'https://files.example/specimen.pdf';
const FIELDS = ['ifscCode', 'bankAccountNumber', 'cancelledCheque', ''];

/** People of every history, registered between two times. */
export function madeUpPeople(count: number, from: number, now: number, seed = 1): MadeUpPerson[] {
  const random = sequence(seed);
  return Array.from({ length: count }, (_, index) => madeUpPerson(index, from, now, random));
}

function madeUpPerson(index: number, from: number, now: number, random: () => number): MadeUpPerson {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const number = String(index);
  const uid = `madeUp${number.padStart(6, '0')}`;
  const registeredAt = Math.round(from + random() * (now - from));
  const type = random() < 0.4 ? 'vendor' : 'trainee';
  const kind = type === 'vendor' ? pick(VENDOR_STATUSES) : '';
  const domain = pick(DOMAINS);
  const logs: LogEntry[] = [];
  const bank: Query[] = [];
  const happened: Happened[] = [{ at: registeredAt, what: 'registered' }];
  let at = registeredAt;
  let status: OverallStatus = 0;
  let since = registeredAt;
  let submittedAt: number | undefined;
  let sentAt: number | undefined;
  let approval: Approval | undefined;
  let wasReturned = false;
  const later = (days: number) => {
    at += Math.round((0.05 + random() * days) * DAY);
    return at <= now;
  };
  const log = (entry: Omit<LogEntry, 'timestamp'>) => logs.push({ ...entry, timestamp: at });
  const submit = (about: FormKey | 'documents') => {
    log({ title: `Person ${index} submitted ${about}`, did: 'submitted', about });
    happened.push({ at, what: `form ${about}` });
  };
  const work = (what: string, by: string, start?: number) =>
    happened.push({ at, what: `work ${by} ${what}`, ...(start !== undefined && { from: start }) });

  const ask = (reviewer: string, title: string, field = '') => {
    log({ title: `${reviewer} raised a query`, by: `uid-${reviewer}`, did: 'asked', about: 'bankdetails' });
    bank.push({ title, timestamp: at, status: 1, by: 'reviewer', ...(field && { field }) });
    happened.push({ at, what: `returned bank.${field}` });
    [status, since, wasReturned] = [0, at, true];
  };

  const submitAll = (forms: readonly FormKey[]) => {
    for (const form of forms) {
      if (!later(2)) return false;
      submit(form);
    }
    if (submittedAt === undefined) {
      happened.push({ at, what: 'submitted' }, { at, what: 'wait filling', from: registeredAt });
    }
    [status, since, submittedAt] = [1, at, at];
    return true;
  };

  const story = () => {
    if (random() < 0.1) return;
    if (random() < 0.5 && later(1)) submit('documents');
    const [first, ...others] = Object.keys(commonForms(1)) as [FormKey, ...FormKey[]];
    const needed: FormKey[] = [first, type === 'vendor' ? 'msa' : 'nonapplicability', ...others];
    if (random() < 0.1) needed.length = 1;
    if (needed.length === 1) {
      if (later(3)) submit('vendorform');
      return;
    }
    if (!submitAll(needed)) return;
    for (let round = 0; round < 4; round += 1) {
      const reviewer = pick(REVIEWERS);
      while (random() < 0.3) {
        if (!later(6)) return;
        ask(reviewer, 'Please check it.', pick(FIELDS));
        if (!submitAll(['bankdetails'])) return;
      }
      if (!later(8)) return;
      log({ title: `${reviewer} validated all forms`, by: `uid-${reviewer}`, did: 'validated' });
      work('validated', reviewer);
      [status, since] = [2, at];
      if (!later(1)) return;
      log({ title: `${reviewer} sent the record for approval`, by: `uid-${reviewer}`, did: 'sent' });
      happened.push({ at, what: 'wait review', from: submittedAt ?? 0 });
      work('sent', reviewer, submittedAt);
      [status, since, sentAt] = [3, at, at];
      if (!later(5)) return;
      const approver = pick(APPROVERS);
      const action = pick(['accept', 'accept', 'accept', 'acceptasexception', 'deny'] as const);
      const did = { accept: 'accepted', acceptasexception: 'acceptedasexception', deny: 'denied' } as const;
      const text = action === 'deny' ? 'denied the empanelment' : 'accepted the empanelment';
      log({
        title: `${approver} ${text}. Reason: It has been checked.`,
        by: `uid-${approver}`,
        did: did[action],
      });
      const wasApproved: boolean = approval !== undefined && approval.action !== 'deny';
      const isFirst = !happened.some(({ what }) => what === 'first approved' || what === 'first pass');
      happened.push({ at, what: 'wait approval', from: sentAt });
      work('decided', approver, sentAt);
      if (action === 'deny') happened.push({ at, what: 'denied' });
      else if (!wasApproved) {
        happened.push({ at, what: action === 'accept' ? 'approved' : 'exception' });
        if (isFirst) {
          happened.push({ at, what: wasReturned ? 'first approved' : 'first pass' });
          happened.push({ at, what: 'wait whole', from: registeredAt });
        }
      }
      approval = {
        action,
        by: `uid-${approver}`,
        at,
        reason: 'It has been checked.',
        ...(action === 'acceptasexception' && { until: dayAfter(at, 90) }),
      };
      [status, since] = [action === 'deny' ? 1 : action === 'accept' ? 4 : 5, at];
      if (action !== 'deny') return;
      wasReturned = true;
      if (random() < 0.5) return;
      // A denied person submits again after another query.
      if (!later(3)) return;
      ask(reviewer, 'As the approver says.');
      if (!submitAll(['bankdetails'])) return;
    }
  };
  story();

  // Most have signed the letter of the present year.
  const yearStart = `${financialYearOf(dayAfter(now, 0)).slice(0, 4)}-04-01`;
  const signedOn = [dayAfter(registeredAt, 0), ...(random() < 0.95 ? [yearStart] : [])].sort().at(-1) ?? '';
  const pancard = `ZZZPM${number.padStart(4, '0').slice(-4)}Z`;
  const gstin = `27${pancard}1Z`;
  const stored = makeRegistration({
    uid,
    userid: makeUserId(uid, new Date(registeredAt)),
    usertype: type,
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]}`,
    email: `person${index}@demo.example`,
    // Nobody is a duplicate of another person.
    phone: `98${number.padStart(8, '0')}`,
    pancard,
    aadharcard: '',
    fpoc: 'Hema Rao',
    fpocno: `Hiring@${domain.toUpperCase()}`,
    vendortype: type === 'vendor' ? 'Other' : 'Overhead',
    ...(type === 'vendor' && {
      vendorDetails: { sectionOne: { ...emptySectionOne(), vendorStatus: kind } },
      isGSTApplicable: 'yes',
      GSTIN: gstin + gstinCheckDigit(gstin),
      isEinvoicingApplicable: 'yes',
    }),
    logs,
    queries: { ...emptyQueries(), bank },
    forms: {
      ...(status > 0 && {
        ...listedForms(status > 1 ? 2 : 1),
        ...(type === 'vendor' && { msa: status > 1 ? 2 : 1 }),
      }),
      status,
      approved: status >= 4,
    },
    ...(type === 'trainee' && { nongst: makeNonGst({ date: signedOn }) }),

    ...(approval && { approval }),
    ...(sentAt !== undefined && { sent: { by: 'uid', at: sentAt } }),
  });
  const record = parseUserRecord(uid, stored);
  const soon = () => dayAfter(now, Math.floor(random() * 120) - 20);
  return {
    type,
    kind,
    domain,
    happened,
    user: stored,
    record,
    createdAt: registeredAt,
    progress: progressOf(record, since, submittedAt),
    documents: {
      ...emptyDocuments(),
      ...(random() < 0.1 && { CompanyCertificate: SPECIMEN, CompanyCertificateUntil: soon() }),
      ...(random() < 0.1 && { GSTCertificate: SPECIMEN, GSTCertificateUntil: soon() }),
    },
    checkDue: random() < 0.1 ? soon() : '',
  };
}

function dayAfter(at: number, days: number): string {
  return new Date(at + days * DAY + 5.5 * HOUR).toISOString().slice(0, 10);
}
