import { QUERY_GROUPS } from '../forms/registry.ts';
import { wordsIn } from '../people/logTitles.ts';
import type { Amendments, HistoryEntry } from '../records/amendments.ts';
import { LOG_STEPS } from '../records/logSteps.ts';
import type { LogEntry, Query, UserRecord } from '../records/records.ts';
import { earlierValues } from '../review/amendedChanges.ts';
import { overriddenTexts } from '../review/decision.ts';
import type { Detail } from '../review/detail.ts';
import type { ReviewState } from '../review/sections.ts';
import { formatDate } from '../time/dates.ts';
import { changeLabel } from '../transitions/denials.ts';
import { maskAadhar, maskAccountNumber } from '../validators/mask.ts';
import { titleForPerson } from './timeline.ts';

export const EVENT_GROUPS = {
  forms: 'Forms and documents',
  queries: 'Queries',
  decisions: 'Decisions',
  changes: 'Changes after the approval',
} as const;
export type EventGroup = keyof typeof EVENT_GROUPS;

export interface RecordEvent {
  at: number;
  group: EventGroup;
  title: string;
  details: string[];
  /** What people typed in title and details, such as names, reasons and earlier values. */
  words: string[];
}

type UnmarkedEvent = Omit<RecordEvent, 'words'>;

interface Kept {
  amendments: Amendments;
  history: readonly HistoryEntry[];
}

/**
 * The log with what other records add to it: reasons, queries and earlier values. Newest first.
 * @param isOwn whether the person of the record reads it
 */
export function eventsOf(state: ReviewState, kept: Kept, isOwn = false): RecordEvent[] {
  const { record } = state;
  const logged = record.logs.map((entry): UnmarkedEvent => {
    const { timestamp: at, did } = entry;
    const title = isOwn ? titleForPerson(entry, record.name) : entry.title;
    return {
      at,
      group: did ? LOG_STEPS[did]?.group : 'forms',
      title,
      details: detailsOf(entry, state, kept),
    };
  });
  const typed = typedIn(record, kept);
  return [...logged, ...queryEvents(record, isOwn)]
    .map((event) => ({
      ...event,
      words: [...wordsIn(event.title), ...event.details.flatMap(earlierIn), ...typed],
    }))
    .reverse()
    .sort((one, other) => other.at - one.at);
}

function typedIn({ approval, vendorRemark, queries }: UserRecord, { amendments }: Kept): string[] {
  return [
    approval?.reason,
    vendorRemark,
    ...Object.values(amendments).flatMap(({ reason, refusal }) => [reason, refusal]),
    ...Object.values(queries)
      .flat()
      .flatMap(({ title, reply }) => [title, reply]),
  ].filter((text): text is string => text !== undefined && text !== '');
}

function detailsOf({ did, by, about, timestamp }: LogEntry, state: ReviewState, kept: Kept): string[] {
  const { record } = state;
  const { approval } = record;
  if (approval && approval.by === by && approval.at === timestamp) return decisionDetails(record);
  if (did === 'changerefused' || did === 'changerequested') {
    const amendment = Object.values(kept.amendments).find(
      ({ at, submittedAt }) => timestamp === (did === 'changerefused' ? at : submittedAt),
    );
    return named('Reason', did === 'changerefused' ? amendment?.refusal : amendment?.reason);
  }
  if (did === 'asked') return queriesAt(record, timestamp).flatMap(({ query }) => queryDetails(query));
  if (did !== 'changeinforce') return [];
  return kept.history
    .filter(({ at, kind }) => at === timestamp && kind === about)
    .flatMap((entry) => beforeOf(entry, state));
}

function decisionDetails(record: UserRecord): string[] {
  const { reason, until, change = [], despite } = record.approval ?? {};
  return [
    ...named('Reason', reason),
    ...named('Valid until', until && formatDate(until)),
    ...named('To be corrected', change.map((key) => changeLabel(record, key)).join(', ')),
    ...named('Decided despite', overriddenTexts(despite).join(' ')),
    ...named('Remarks', record.vendorRemark),
  ];
}

const BEFORE = ' before: ';

function earlierIn(detail: string): string[] {
  return detail.split(BEFORE).slice(1);
}

/** The values before a change. Account numbers are masked, because the page is printed. */
function beforeOf(entry: HistoryEntry, state: ReviewState): string[] {
  const { details, files } = earlierValues(entry, state);
  return [
    ...details.map(({ label, ...detail }) => `${label}${BEFORE}${hidden(detail) || 'nothing'}`),
    ...files.map(({ label, link }) => `${label}${BEFORE}${link ? 'another file' : 'no file'}`),
  ];
}

function hidden({ value, isSensitive }: Pick<Detail, 'value' | 'isSensitive'>): string {
  if (isSensitive === 'aadhar') return maskAadhar(value);
  return isSensitive ? maskAccountNumber(value) : value;
}

interface Asked {
  query: Query;
  title: string;
}

function queriesOf({ queries }: UserRecord): Asked[] {
  return QUERY_GROUPS.flatMap(({ category, title }) => queries[category].map((query) => ({ query, title })));
}

/** The queries that a reviewer raised at the time of a log entry. */
function queriesAt(record: UserRecord, at: number): Asked[] {
  return queriesOf(record).filter(({ query }) => query.by === 'reviewer' && query.timestamp === at);
}

/** Events of queries without a log entry: the person's own, and older ones. */
function queryEvents(record: UserRecord, isOwn: boolean): UnmarkedEvent[] {
  const asked = new Set(record.logs.flatMap(({ did, timestamp }) => (did === 'asked' ? [timestamp] : [])));
  return queriesOf(record)
    .filter(({ query }) => query.by !== 'reviewer' || !asked.has(query.timestamp))
    .map(({ query, title }) => ({
      at: query.timestamp,
      group: 'queries',
      title: `${askerOf(query, record, isOwn)} raised a query: ${title}`,
      details: queryDetails(query),
    }));
}

/** The records of the customer do not say who raised a query. */
function askerOf({ by }: Query, { name }: UserRecord, isOwn: boolean): string {
  if (by === 'reviewer') return 'A reviewer';
  if (by === undefined) return 'Somebody';
  return isOwn ? 'You' : name || 'The person';
}

function queryDetails({ title, reply, status }: Query): string[] {
  return [`“${title}”`, ...named('Reply', reply), status === 0 ? 'Open' : 'Resolved'];
}

function named(label: string, text: string | undefined): string[] {
  return text ? [`${label}: ${text}`] : [];
}
