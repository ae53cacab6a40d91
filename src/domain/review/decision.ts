import { FORMS } from '../forms/registry.ts';
import { overallStatusLabel } from '../forms/statuses.ts';
import type { ApprovalAction, FormKey, LogEntry, Overridden, Query, UserRecord } from '../records/records.ts';
import { newestFirst } from '../tasks/timeline.ts';
import { formatTimestamp } from '../time/dates.ts';
import { unvalidatedForms } from '../transitions/review.ts';
import type { LinkClaims } from './approvalLinks.ts';

const DECISIONS: Record<ApprovalAction, string> = {
  accept: 'Accepted',
  acceptasexception: 'Accepted as exception',
  deny: 'Denied',
};

/** With the approver's name where the log has it. */
export function decisionText({ approval, logs }: UserRecord): string {
  if (!approval) return '';
  const { action, by, at } = approval;
  const logged = logs.find((entry) => entry.by === by && entry.timestamp === at);
  return [logged?.title ?? DECISIONS[action], formatTimestamp(at)].filter(Boolean).join(', ');
}

/** Who sent the record for approval, and when; empty where nothing says so. */
export function sendingText({ sent, logs }: UserRecord): string {
  if (!sent) return '';
  const logged = logs.find(({ by, timestamp }) => by === sent.by && timestamp === sent.at);
  return [logged?.title, formatTimestamp(sent.at)].filter(Boolean).join(', ');
}

const DESPITE: Record<Overridden, string> = {
  pending: 'Forms were not validated, or the record was not sent for approval.',
  query: 'A query of the reviewer was open.',
  name: 'The link named someone else.',
  changed: 'The record had changed since the link was sent.',
  decided: 'There was an earlier decision.',
};

export function despiteTexts(despite: readonly Overridden[] = []): string[] {
  return despite.map((each) => DESPITE[each]);
}

const LONGEST_NAME = 80;

/** What an approver should know before this decision, as the record is now. */
export function doubtText(
  doubt: Overridden,
  record: UserRecord,
  { vendorName }: Pick<LinkClaims, 'vendorName'>,
): string {
  switch (doubt) {
    case 'pending': {
      const titles = unvalidatedForms(record).map((key) => FORMS[key].title);
      const status = overallStatusLabel(record.forms.status);
      return titles.length > 0
        ? `Not validated: ${titles.join(', ')}.`
        : `The record is not waiting for approval. Its status is ${status}.`;
    }
    case 'query': {
      const titles = openQueries(record).flatMap(({ by, title }) =>
        by === 'reviewer' ? [`“${title}”`] : [],
      );
      return `Not answered yet: ${titles.join(', ')}`;
    }
    case 'name': {
      const linked = vendorName.length > LONGEST_NAME ? `${vendorName.slice(0, LONGEST_NAME)}…` : vendorName;
      const named = linked === '' ? 'names no one' : `names “${linked}”`;
      return `The link ${named}. This is the record of ${record.name || 'a person without a name'}.`;
    }
    case 'changed':
      return 'The record has changed since this link was sent.';
    case 'decided':
      return `There is an earlier decision: ${decisionText(record)}.`;
  }
}

export function openQueries({ queries }: UserRecord): Query[] {
  return Object.values(queries)
    .flat()
    .filter(({ status }) => status === 0);
}

/** The log entry of the reviewer's last step on this form; absent while it is not validated. */
export function validationOf({ forms, logs }: UserRecord, key: FormKey): LogEntry | undefined {
  if (forms[key] < 2) return undefined;
  return newestFirst(logs).find(
    ({ title, by }) =>
      by !== undefined &&
      (title.endsWith(' validated all forms') ||
        (/ (validated|approved) /.test(title) && title.includes(FORMS[key].name))),
  );
}

/** Why a decision on what was `seen` must not be recorded; undefined when nothing that matters has changed. */
export function changeSince(seen: UserRecord, record: UserRecord): string | undefined {
  if (seen.approval?.at !== record.approval?.at) return 'Another approver has already decided.';
  const isSame =
    seen.sent?.at === record.sent?.at &&
    seen.name === record.name &&
    openQueries(seen).length === openQueries(record).length &&
    (Object.keys(seen.forms) as (keyof UserRecord['forms'])[]).every(
      (key) => seen.forms[key] === record.forms[key],
    );
  return isSame
    ? undefined
    : 'The record has changed since you opened it. Look at it again before you decide.';
}
