import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ApprovalState } from '../../../backend/records/approvals.ts';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { getEnv } from '../../../config/env.ts';
import { toAppError } from '../../../domain/appError.ts';
import type { ApprovalAction } from '../../../domain/records/records.ts';
import type { Live } from '../../../records/liveRecord.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { useDecision } from '../useDecision.ts';
import { type Choice, type LinkEvent, type LinkState, type LinkVisit, nextState } from './linkStates.ts';

/**
 * Runs once, counts down once or asks once. A visit that ends before the decision decides nothing. Another
 * link or approver needs a new mount.
 */
export function useLink(
  uid: string,
  opened: Pick<LinkVisit, 'claims' | 'approver' | 'isOwnStep'>,
  live: Live<ApprovalState | null>,
) {
  // Later renders pass the same values in new objects.
  const [visit] = useState((): LinkVisit => {
    const { action } = opened.claims;
    return { ...opened, isStopped: isStopped(uid, action), links: getEnv().approvalLinks };
  });
  const { action } = visit.claims;
  const [state, dispatch] = useReducer(
    (before: LinkState, event: LinkEvent) => nextState(visit, before, event),
    { name: 'reading' },
  );
  const { made, decideOn, sendMail } = useDecision();
  const started = useRef<Choice>(undefined);

  useEffect(() => dispatch({ type: 'read', live, now: serverNow() }), [live]);

  const choice = state.name === 'deciding' ? state.choice : undefined;
  useEffect(() => {
    // StrictMode runs effects twice.
    if (!choice || started.current === choice) return;
    started.current = choice;
    const { seen, overridden, warnings, acting, reason } = choice;
    const terms = { despite: [...overridden], ...(reason && { reason }) };
    decideOn(seen, action, terms, warnings, acting).then(
      () => dispatch({ type: 'written' }),
      (error: unknown) => dispatch({ type: 'notWritten', error: toAppError(error) }),
    );
  }, [choice, action, decideOn]);

  const reason = 'reason' in state ? state.reason : undefined;
  useEffect(() => {
    if (reason !== undefined) accountToast('warning', reason);
  }, [reason]);

  const stop = useCallback(() => {
    rememberStop(uid, action);
    dispatch({ type: 'stopped' });
  }, [uid, action]);
  const run = useCallback(() => dispatch({ type: 'confirmed' }), []);
  const confirm = (entered?: string) => dispatch({ type: 'confirmed', reason: entered });
  const leave = () => dispatch({ type: 'left' });

  return { state, made, sendMail, run, confirm, stop, leave };
}

/** In session storage, so that Stop survives a reload: a web site can send this tab to the link again. */
const STOPPED_LINKS = 'stoppedLinks';

const entryOf = (uid: string, action: ApprovalAction) => `${uid} ${action};`;

function isStopped(uid: string, action: ApprovalAction): boolean {
  return readStopped().includes(entryOf(uid, action));
}

function rememberStop(uid: string, action: ApprovalAction): void {
  if (isStopped(uid, action)) return;
  try {
    window.sessionStorage.setItem(STOPPED_LINKS, readStopped() + entryOf(uid, action));
  } catch {
    // The browser blocks storage: Stop applies to this page only.
  }
}

function readStopped(): string {
  try {
    return window.sessionStorage.getItem(STOPPED_LINKS) ?? '';
  } catch {
    return '';
  }
}
