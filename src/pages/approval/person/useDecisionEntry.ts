import { useState } from 'react';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { MAX_LONG_TEXT } from '../../../domain/records/limits.ts';
import type { ApprovalAction, ChangeKey } from '../../../domain/records/records.ts';
import { type OpenPoint, openPoints, owedAfter, reasonWith } from '../../../domain/review/openPoints.ts';
import type { ReviewState } from '../../../domain/review/sections.ts';
import { isDecided } from '../../../domain/transitions/approval.ts';
import { useRememberedText } from '../../../drafts/useRemembered.ts';
import { today } from '../../../records/useNow.ts';

/** What the approver enters, with its problems. A typed reason stays until the decision is recorded. */
export function useDecisionEntry(action: ApprovalAction, seen: ReviewState) {
  const { uid, approval } = seen.record;
  const [reason, setReason, forgetReason] = useRememberedText(`decision/${uid}/${action}`, '');
  const points = openPoints(seen, new Date(serverNow()));
  // Another last day keeps what was waived.
  const [waived, setWaived] = useState<readonly OpenPoint[]>(() =>
    points.filter(({ owed: key }) => key && approval?.waived?.includes(key)),
  );
  const [change, setChange] = useState<readonly ChangeKey[]>([]);
  const [until, setUntil] = useState('');
  const needsReason = action !== 'accept';
  const wholeReason = needsReason ? reasonWith(waived, reason) : '';
  const owed = owedAfter(waived);
  const earlier = isDecided(seen.record, action) ? (approval?.until ?? '') : undefined;
  return {
    isException: action === 'acceptasexception',
    reason,
    setReason,
    forgetReason,
    points,
    waived,
    setWaived,
    change,
    setChange,
    until,
    setUntil,
    reasonError: needsReason ? problemOfReason(reason, wholeReason) : undefined,
    untilError: problemOfUntil(until, owed.length > 0, earlier),
    terms: {
      reason: wholeReason,
      until,
      ...(owed.length > 0 && { waived: owed }),
      change: [...change],
    },
  };
}

function problemOfReason(reason: string, whole: string): string | undefined {
  if (reason.trim() === '') return 'Enter the reason.';
  return whole.length > MAX_LONG_TEXT
    ? `A reason has at most ${MAX_LONG_TEXT} characters, what is waived included.`
    : undefined;
}

/** An exception that leaves something to deliver says by when. */
function problemOfUntil(until: string, isOwed: boolean, earlier: string | undefined): string | undefined {
  if (until === earlier || (until === '' && earlier !== undefined)) return 'Choose another last day.';
  if (until === '') return isOwed ? 'Enter the day by which the waived items are due.' : undefined;
  return until < today() ? 'Choose today or a later date.' : undefined;
}
