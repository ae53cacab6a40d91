import { namesOf } from '../forms/fields.ts';
import { WAIT_GROUPS } from '../insights/nowStats.ts';
import type { OverallStatus, ProgressRecord } from '../records/records.ts';
import { openWorkShown } from '../reminders/reminders.ts';
import { DAY_MS } from '../time/dates.ts';
import { workingDaysSince } from '../time/waitingTime.ts';
import { isSentBack } from '../transitions/openQueries.ts';
import { isShownDenied } from './denied.ts';
import { INVITATION_DAYS, type Invitation, invitationState } from './invitations.ts';
import { stageText } from './table.ts';

/** Every person and every open invitation of an introducer is in one stage. */
const STAGE_NAMES = {
  invited: 'Invited',
  registered: 'Registered',
  stuck: 'Stuck',
  submitted: 'Submitted',
  review: 'In review',
  approved: 'Approved',
  denied: 'Denied',
} as const;
export const PIPELINE_STAGES = namesOf(STAGE_NAMES);
type PipelineStage = keyof typeof STAGE_NAMES;
export type PersonStage = Exclude<PipelineStage, 'invited'>;
export type PipelineCounts = Record<PipelineStage, number>;

export function pipelineStageName(stage: PipelineStage): string {
  return STAGE_NAMES[stage];
}

/** The overall statuses of a stage. `stuck` and `denied` have further conditions. */
export const STATUSES_OF_STAGE: Record<PersonStage, readonly OverallStatus[]> = {
  registered: [0],
  stuck: [0],
  submitted: [1],
  review: [2, 3],
  approved: [4, 5],
  denied: [1],
};

/** `open` is pending or expired. */
export const INVITATION_FILTERS = ['open', 'pending', 'expired', 'revoked'] as const;
export type InvitationFilter = (typeof INVITATION_FILTERS)[number];

export interface PipelineView {
  stage: PipelineStage | 'all';
  order: 'latest' | 'longest';
  /** The filter of the stage `invited`. */
  invitations: InvitationFilter;
  /** Of a stage in WAITING_STAGES: only those in this group of waits (`WAIT_GROUPS`). */
  wait?: number;
}

/** The stages of the figures on the dashboard that have groups of waits. */
export const WAITING_STAGES = ['stuck', 'submitted', 'review'] as const satisfies readonly PersonStage[];

export const WHOLE_PIPELINE: PipelineView = { stage: 'all', order: 'latest', invitations: 'open' };

export function stageOf(person: ProgressRecord, now: number): PersonStage {
  const { status } = person.forms;
  if (isShownDenied(person)) return 'denied';
  if (status === 0) return workingDaysSince(person.since, now) >= 1 ? 'stuck' : 'registered';
  if (status === 1) return 'submitted';
  return status <= 3 ? 'review' : 'approved';
}

/** The text for a row. The stage "In review" covers two statuses, so its rows show the status. */
export function stageShown(person: ProgressRecord, now: number): string {
  return person.forms.status === 0 ? STAGE_NAMES[stageOf(person, now)] : stageText(person);
}

export function isInInvitationFilter(invitation: Invitation, filter: InvitationFilter, now: number): boolean {
  const state = invitationState(invitation, now);
  if (filter === 'pending') return state === 'open';
  if (filter === 'open') return invitation.status === 'open';
  return state === filter;
}

/**
 * The time by which the database sorts invitations. All invitations last equally long, so this is the order of sending.
 */
export function invitedAt({ expiresAt }: Invitation): number {
  return expiresAt - INVITATION_DAYS * DAY_MS;
}

/** What the person still has to do, or who has to act, from the fields that an introducer may read (R13). */
export function openShown(person: ProgressRecord): string {
  const { status } = person.forms;
  const { toSubmit, asked } = openWorkShown(person);
  if (person.forms.approved) return '–';
  if (isShownDenied(person)) return 'The review team is looking into it.';
  const query = asked.length > 0 ? `Query on ${asked.join(', ')}. ` : '';
  if (status === 3) return 'Waiting for an approver.';
  if (status > 0) return `${isSentBack(person.forms) ? query : ''}Waiting for a reviewer.`;
  const submit = toSubmit.length > 0 ? `To submit: ${toSubmit.join(', ')}.` : '';
  return `${query}${submit}`.trim() || 'The last steps before everything is submitted.';
}

export type PipelineRow =
  | { kind: 'person'; id: string; at: number; person: ProgressRecord }
  | { kind: 'invitation'; id: string; at: number; invitation: Invitation };

interface Part<Item> {
  items: readonly Item[];
  /** More records exist after the last item. */
  hasMore: boolean;
}

/**
 * People and invitations in one order. Rows after the last record of a list that has more are left out, because
 * unread records belong before them; `next` is the list that ends first.
 */
export function mergePipeline(
  people: Part<ProgressRecord>,
  invitations: Part<Invitation>,
  order: PipelineView['order'],
): { rows: PipelineRow[]; next: PipelineRow['kind'] | null } {
  const direction = order === 'latest' ? -1 : 1;
  const parts: { hasMore: boolean; rows: PipelineRow[] }[] = [
    {
      hasMore: people.hasMore,
      rows: people.items.map((person) => ({ kind: 'person', id: person.uid, at: person.since, person })),
    },
    {
      hasMore: invitations.hasMore,
      rows: invitations.items.map((invitation) => ({
        kind: 'invitation',
        id: invitation.id,
        at: invitedAt(invitation),
        invitation,
      })),
    },
  ];
  const byTime = (one: PipelineRow, other: PipelineRow) => direction * (one.at - other.at);
  const [end] = parts.flatMap(({ hasMore, rows }) => (hasMore ? (rows.at(-1) ?? []) : [])).sort(byTime);
  const rows = parts.flatMap((part) => part.rows).sort(byTime);
  return {
    rows: end ? rows.filter(({ at }) => direction * (at - end.at) <= 0) : rows,
    next: end?.kind ?? null,
  };
}

/** Approved people do not wait. */
export function hasOrder(stage: PipelineView['stage']): boolean {
  return stage !== 'approved';
}

/** Contains no personal data: what is searched for is not in the address. */
export function toPipelineQuery({ stage, order, invitations, wait }: PipelineView): string {
  const query = new URLSearchParams({
    ...(stage !== WHOLE_PIPELINE.stage && { stage }),
    ...(hasWaits(stage) && wait !== undefined && { wait: String(wait) }),
    ...(stage === 'invited' && invitations !== WHOLE_PIPELINE.invitations && { invitations }),
    ...(hasOrder(stage) && order !== WHOLE_PIPELINE.order && { order }),
  });
  return query.size > 0 ? `?${query}` : '';
}

function hasWaits(stage: PipelineView['stage']): boolean {
  return WAITING_STAGES.some((each) => each === stage);
}

/** Ignores unknown parameters. */
export function parsePipelineQuery(text: string): PipelineView {
  const query = new URLSearchParams(text);
  const oneOf = <Value extends string>(values: readonly Value[], name: string, otherwise: Value) =>
    values.find((value) => value === query.get(name)) ?? otherwise;
  const stage = oneOf<PipelineView['stage']>([...PIPELINE_STAGES, 'all'], 'stage', WHOLE_PIPELINE.stage);
  const wait = WAIT_GROUPS.findIndex((_, group) => String(group) === query.get('wait'));
  const orders: PipelineView['order'][] = hasOrder(stage) ? ['latest', 'longest'] : [];
  return {
    stage,
    order: oneOf(orders, 'order', WHOLE_PIPELINE.order),
    invitations: oneOf(INVITATION_FILTERS, 'invitations', WHOLE_PIPELINE.invitations),
    ...(hasWaits(stage) && wait >= 0 && { wait }),
  };
}
