import { YEAR_PATHS } from '../due/letterYears.ts';
import { FORM_KEYS } from '../forms/registry.ts';
import { staffIn } from '../people/logTitles.ts';
import { defaultForms, emptyQueries } from '../records/defaults.ts';
import { STATUS_PATHS } from '../records/kinds.ts';
import type { FormKey, LogEntry, OverallStatus, QueryCategory } from '../records/records.ts';
import type { RecordWith } from '../records/recordWith.ts';
import { workingDaysSince } from '../time/waitingTime.ts';
import { isOverallDue } from '../transitions/overall.ts';
import { monthOfUserId, startOfMonth } from './months.ts';

/** The waits that a month counts, each by the day on which it ends. */
export const WAITS = ['filling', 'review', 'approval', 'whole'] as const;
export type Wait = (typeof WAITS)[number];

export type Submitted = FormKey | 'documents';

/** What a month counts about one person. Days are working days. */
export type Fact = { at: number } & (
  | { what: 'registered' | 'submitted' | 'denied' }
  | { what: 'older' }
  | { what: 'approved'; isException: boolean }
  | { what: 'first approved'; isFirstPass: boolean }
  | { what: 'wait'; wait: Wait; days: number }
  | { what: 'form'; form: Submitted }
  | { what: 'returned'; category: QueryCategory; field: string }
  | { what: 'work'; by: string; name: string; did: 'validated' | 'sent' | 'decided'; days?: number }
);

/** The fields of the users record that the statistics read: no PAN, no Aadhar number, no bank details and no address. */
export const COUNTED_FIELDS = [
  'usertype',
  'userid',
  'fpocno',
  'nationality',
  'vendortype',
  'isGSTApplicable',
  'isEinvoicingApplicable',
  ...STATUS_PATHS,
  ...YEAR_PATHS,
  'forms',
  'logs',
  'queries',
  'sent',
  'approval',
] as const;

/** A field that it lacks is missing in COUNTED_FIELDS. */
export interface CountedRecord extends RecordWith<'uid' | (typeof COUNTED_FIELDS)[number]> {}

/** A person as the statistics read them. */
export interface Counted {
  record: CountedRecord;
  /** When the database created the users record; undefined where that is unknown. */
  createdAt: number | undefined;
  /** Of the progress record: when the person last submitted everything. */
  submittedAt: number | undefined;
}

interface Decision {
  at: number;
  did: 'accepted' | 'acceptedasexception' | 'denied';
  by: string;
  name: string;
}

/** Everything that happened to a person up to now, without times that cannot be: in the future, or before the month of the registration. */
export function factsOf({ record, createdAt, submittedAt }: Counted, now: number): Fact[] {
  const month = monthOfUserId(record.userid);
  const earliest = month ? startOfMonth(month) : (createdAt ?? 1);
  const isTime = (at: number | undefined): at is number => at !== undefined && at >= earliest && at <= now;
  const logs = record.logs
    .filter(({ timestamp }) => isTime(timestamp))
    .sort((one, other) => one.timestamp - other.timestamp);
  const returned = returnedParts(record).filter(({ at }) => isTime(at));
  const decisions = decisionsOf(record, logs).filter(({ at }) => isTime(at));
  const sent = stepsOf(logs, ['sent'], record.sent && { ...record.sent, did: 'sent' }).filter(({ at }) =>
    isTime(at),
  );
  const submissions = submissionsOf(record, logs);
  if (isTime(submittedAt) && !submissions.includes(submittedAt)) submissions.push(submittedAt);
  submissions.sort((one, other) => one - other);

  const events = [
    ...logs.map(({ timestamp }) => timestamp),
    ...submissions,
    ...decisions.map(({ at }) => at),
  ];
  const registeredAt = Math.min(...[createdAt, ...events].filter(isTime));
  // Without any time the person belongs to no month.
  if (registeredAt === Number.POSITIVE_INFINITY) return [];
  const [submitted] = submissions;
  const askedAt = logs.filter(({ did }) => did === 'asked').map(({ timestamp }) => timestamp);
  return [
    { at: registeredAt, what: 'registered' },
    ...(submitted === undefined
      ? []
      : [{ at: submitted, what: 'submitted' } as const, waitOf('filling', registeredAt, submitted)]),
    ...logs.flatMap(formFacts),
    ...returned,
    ...sent.flatMap((step, index): Fact[] => {
      const from = lastBetween(submissions, sent[index - 1]?.at, step.at);
      const wait = from === undefined ? undefined : waitOf('review', from, step.at);
      return [
        ...(wait ? [wait] : []),
        { ...step, what: 'work', did: 'sent', ...(wait && { days: wait.days }) },
      ];
    }),
    ...decisionFacts(decisions, sent, [...askedAt, ...returned.map(({ at }) => at)], registeredAt),
  ];
}

function waitOf(
  wait: Wait,
  from: number,
  at: number,
): { at: number; what: 'wait'; wait: Wait; days: number } {
  return { at, what: 'wait', wait, days: workingDaysSince(from, at) };
}

/** The last of ascending times in a span; its start is excluded. */
function lastBetween(times: readonly number[], after = 0, upTo: number): number | undefined {
  return times.filter((at) => at > after && at <= upTo).at(-1);
}

function formFacts({ did, about, by, timestamp: at, title }: LogEntry): Fact[] {
  if (did === 'submitted' && (about === 'documents' || isForm(about)))
    return [{ at, what: 'form', form: about }];
  if (did === 'validated' && by) return [{ at, what: 'work', by, name: nameIn({ did, title }), did }];
  // The portal has stored `did` since November 2026. Before, the entries of staff had a uid only.
  return by && !did ? [{ at, what: 'older' }] : [];
}

function decisionFacts(
  decisions: readonly Decision[],
  sent: readonly { at: number }[],
  returnedAt: readonly number[],
  registeredAt: number,
): Fact[] {
  const isApproval = ({ did }: Decision) => did !== 'denied';
  const first = decisions.findIndex(isApproval);
  return decisions.flatMap(({ at, by, name, did }, index): Fact[] => {
    const before = decisions[index - 1];
    const from = lastBetween(
      sent.map((step) => step.at),
      before?.at,
      at,
    );
    const wait = from === undefined ? undefined : waitOf('approval', from, at);
    const outcome: Fact[] =
      did === 'denied'
        ? [{ at, what: 'denied' }]
        : // A decision on an approved person, such as another last day of an exception, approves nobody again.
          !before || !isApproval(before)
          ? [{ at, what: 'approved', isException: did === 'acceptedasexception' }]
          : [];
    return [
      ...outcome,
      ...(index === first
        ? [
            {
              at,
              what: 'first approved',
              isFirstPass: index === 0 && !returnedAt.some((time) => time < at),
            } as const,
            waitOf('whole', registeredAt, at),
          ]
        : []),
      ...(wait ? [wait] : []),
      { at, what: 'work', by, name, did: 'decided', ...(wait && { days: wait.days }) },
    ];
  });
}

/** When the last form that the person needs was submitted: at first, and after each time that a reviewer returned one. */
function submissionsOf(record: CountedRecord, logs: readonly LogEntry[]): number[] {
  const forms = defaultForms();
  const queries = emptyQueries();
  const times: number[] = [];
  for (const { did, about, timestamp } of logs) {
    if (did === 'submitted' && isForm(about)) {
      forms[about] = 1;
      if (!isOverallDue({ ...record, forms, queries })) continue;
      forms.status = 1;
      times.push(timestamp);
    } else if (did === 'asked' && forms.status < 4) {
      if (isForm(about)) forms[about] = -1;
      forms.status = 0;
    } else if (did && did in STATUS_AFTER) {
      forms.status = STATUS_AFTER[did as keyof typeof STATUS_AFTER];
    }
  }
  return times;
}

const STATUS_AFTER = { sent: 3, accepted: 4, acceptedasexception: 5, denied: 1 } as const satisfies Partial<
  Record<NonNullable<LogEntry['did']>, OverallStatus>
>;

/** Queries of reviewers stay in the record when they are resolved. */
function returnedParts({ queries }: CountedRecord) {
  return Object.entries(queries).flatMap(([category, items]) =>
    items
      .filter(({ by }) => by === 'reviewer')
      .map(({ timestamp: at, field = '' }) => ({
        at,
        what: 'returned' as const,
        category: category as QueryCategory,
        field,
      })),
  );
}

/** The steps of the log, and the last one of an earlier version, which is in the record only. */
function stepsOf<Did extends LogEntry['did'] & string>(
  logs: readonly LogEntry[],
  steps: readonly Did[],
  last: { at: number; by: string; did: Did } | undefined,
) {
  const logged = logs.flatMap(({ did: each, by, timestamp: at, title }) => {
    const did = steps.find((step) => step === each);
    return by && did ? [{ at, did, by, name: nameIn({ did, title }) }] : [];
  });
  if (!last || logged.some(({ at }) => at === last.at)) return logged;
  return [...logged, { ...last, name: '' }].sort((one, other) => one.at - other.at);
}

function decisionsOf({ approval }: CountedRecord, logs: readonly LogEntry[]): Decision[] {
  const last = approval && { at: approval.at, by: approval.by, did: DECIDED[approval.action] };
  return stepsOf(logs, Object.values(DECIDED), last);
}

const DECIDED = { accept: 'accepted', acceptasexception: 'acceptedasexception', deny: 'denied' } as const;

function nameIn(entry: Pick<LogEntry, 'did' | 'title'>): string {
  return staffIn(entry)?.name ?? '';
}

function isForm(about: unknown): about is FormKey {
  return FORM_KEYS.some((key) => key === about);
}
