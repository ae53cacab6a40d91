import type { ApprovalState } from '../../../backend/records/approvals.ts';
import type { AppError } from '../../../domain/appError.ts';
import { UNVERIFIED } from '../../../domain/people/identity.ts';
import type { ApprovalAction, Overridden, UserRecord } from '../../../domain/records/records.ts';
import { type LinkClaims, mayRun, overriddenBy } from '../../../domain/review/approvalLinks.ts';
import { isReady, warningOf } from '../../../domain/review/decision.ts';
import { currentLinkKey } from '../../../domain/review/findings.ts';
import {
  type Approver,
  actingApprover,
  isDecided,
  refusalOfDecision,
} from '../../../domain/transitions/approval.ts';
import type { Live } from '../../../records/liveRecord.ts';
import { approvalErrorMessage } from '../approvalMessages.ts';

/** The facts that do not change while the link is open. */
export interface LinkVisit {
  claims: LinkClaims;
  approver: Approver;
  /**
   * True when the approver signed in on this page or pressed a button, which excludes a visit sent by
   * another web site.
   */
  isOwnStep: boolean;
  /** True when Stop was pressed for this link, in this tab. */
  isStopped: boolean;
  /** `VITE_APPROVAL_LINKS` */
  links: 'run' | 'ask';
}

/** What the approver decides on, and how. */
export interface Choice {
  seen: ApprovalState;
  overridden: readonly Overridden[];
  warnings: readonly string[];
  /** Under a delegation (R25), or in the own name. */
  acting: Approver;
  /** Of a denial. */
  reason?: string | undefined;
}

export type LinkState =
  | { name: 'reading' | 'unknownVendor' | 'leftAsItIs' | 'written' }
  /** The record has no e-mail or no introducer, so the link waits. */
  | { name: 'incomplete' }
  /** This approver may not decide. */
  | { name: 'refused'; reason: string }
  | { name: 'failed'; reason: string; choice?: Choice }
  /** Nothing is written before the approver confirms, or before the countdown of `counting` ends. */
  | { name: 'asking' | 'counting'; choice: Choice }
  /** `latest` is the record as read during the write. */
  | { name: 'deciding'; choice: Choice; latest?: UserRecord }
  /** This decision was recorded before. */
  | { name: 'earlier'; record: UserRecord }
  /** Another approver decided first; `action` is theirs. */
  | { name: 'overtaken'; record: UserRecord; action: ApprovalAction };

export type LinkEvent =
  | { type: 'read'; live: Live<ApprovalState | null>; now: number }
  /** Also the end of the countdown. */
  | { type: 'confirmed'; reason?: string | undefined }
  | { type: 'stopped' | 'left' | 'written' }
  | { type: 'notWritten'; error: AppError };

/** Decides once: each event counts in its own states only. */
export function nextState(visit: LinkVisit, state: LinkState, event: LinkEvent): LinkState {
  switch (event.type) {
    case 'read':
      return afterRead(visit, state, event);
    case 'confirmed':
      return state.name === 'asking' || state.name === 'counting'
        ? { name: 'deciding', choice: { ...state.choice, reason: event.reason } }
        : state;
    case 'stopped':
      return state.name === 'counting' ? { ...state, name: 'asking' } : state;
    case 'left':
      return state.name === 'asking' ? { name: 'leftAsItIs' } : state;
    case 'written':
      return { name: 'written' };
    case 'notWritten': {
      if (state.name !== 'deciding') return state;
      const { choice, latest } = state;
      const failed = { name: 'failed', reason: approvalErrorMessage(event.error), choice } as const;
      return (latest && afterDecision(visit, choice, latest)) ?? failed;
    }
  }
}

/** The first read failed; a later answer of the database can still arrive. */
const isUnread = (state: LinkState): boolean => state.name === 'failed' && state.choice === undefined;

function afterRead(
  visit: LinkVisit,
  state: LinkState,
  { live, now }: Extract<LinkEvent, { type: 'read' }>,
): LinkState {
  if (state.name === 'reading' || state.name === 'incomplete' || isUnread(state)) {
    if (live.state === 'error') return { name: 'failed', reason: approvalErrorMessage(live.error) };
    return live.state === 'ready' ? firstState(visit, live.value, now) : state;
  }
  const record = live.state === 'ready' ? live.value?.record : undefined;
  if (!record || !('choice' in state) || !state.choice) return state;
  // The listener also reports this visit's own write, before the write has returned.
  if (state.name === 'deciding') return { ...state, latest: record };
  return afterDecision(visit, state.choice, record) ?? state;
}

/** Asks, counts down, or decides where the approver opened the link themselves. */
function firstState(visit: LinkVisit, seen: ApprovalState | null, now: number): LinkState {
  if (!seen) return { name: 'unknownVendor' };
  const { claims, approver, isOwnStep, isStopped } = visit;
  const { record, reviewed, delegations } = seen;
  if (isDecided(record, claims.action)) return { name: 'earlier', record };
  const acting = actingApprover(record, approver, delegations, now, reviewed);
  const reason = refusalOfDecision(record, acting, reviewed);
  if (reason) return { name: 'refused', reason };
  if (!isReady(record)) return { name: 'incomplete' };
  const choice = { seen, acting, ...concernsOf(claims, seen) };
  if (!runs(visit, choice)) return { name: 'asking', choice };
  if (isOwnStep) return { name: 'deciding', choice };
  return { name: isStopped ? 'asking' : 'counting', choice };
}

function concernsOf(claims: LinkClaims, { record, findings, isUnverified }: ApprovalState) {
  const overridden = overriddenBy(record, claims, currentLinkKey(record.sent, findings));
  // An unverified address is no override: the person can verify it at any time, also after the decision.
  const warnings = [
    ...overridden.map((warning) => warningOf(warning, record, claims)),
    ...(isUnverified ? [UNVERIFIED] : []),
  ];
  return { overridden, warnings };
}

/** A link mailed by the portal runs by itself only when every check passes. */
function runs({ links, claims }: LinkVisit, { seen, warnings }: Choice): boolean {
  return (
    links === 'run' && mayRun(seen.record, claims) && (claims.key === undefined || warnings.length === 0)
  );
}

/** undefined without a decision since the record was seen, by another approver or in another tab. */
function afterDecision(
  { claims, approver }: LinkVisit,
  { seen }: Choice,
  record: UserRecord,
): LinkState | undefined {
  const { approval } = record;
  if (!approval || approval.at === seen.record.approval?.at) return undefined;
  if (approval.by === approver.uid && isDecided(record, claims.action)) return { name: 'earlier', record };
  return { name: 'overtaken', record, action: approval.action };
}
