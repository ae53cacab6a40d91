import { useEffect, useMemo, useState } from 'react';
import { getInvitationsTo } from '../../../../backend/records/invitations.ts';
import { getNamesAmongPeople } from '../../../../backend/records/progress.ts';
import { serverNow } from '../../../../backend/records/serverTime.ts';
import { type AppError, toAppError } from '../../../../domain/appError.ts';
import type { Introducer } from '../../../../domain/people/invitations.ts';
import type { Invite } from '../inviteSchema.ts';
import { BATCH, compareWithKnown, type Known, type ListRow } from './listRows.ts';

/** Rows already looked up, by address and name, so that a corrected row costs only its own query. */
interface LookedUp extends Known {
  keys: ReadonlySet<string>;
}

const NOTHING: LookedUp = { keys: new Set(), invitations: [], names: new Set() };
const keyOf = ({ email, name }: Invite) => `${email} ${name}`;

/** Looks up the rows of a list among the introducer's people and invitations, a batch at a time. */
export function useKnown({ uid, email }: Introducer, read: readonly ListRow[]) {
  const [known, setKnown] = useState(NOTHING);
  const [error, setError] = useState<AppError | null>(null);
  const open = useMemo(
    () => read.flatMap(({ invite }) => (invite && !known.keys.has(keyOf(invite)) ? [invite] : [])),
    [read, known.keys],
  );
  useEffect(() => {
    const batch = open.slice(0, BATCH);
    if (batch.length === 0 || error) return;
    let isOver = false;
    Promise.all([
      getInvitationsTo(uid, [...new Set(batch.map((invite) => invite.email))]),
      getNamesAmongPeople(email, [...new Set(batch.map(({ name }) => name))]),
    ]).then(
      ([invitations, names]) =>
        isOver ||
        setKnown((before) => ({
          keys: new Set([...before.keys, ...batch.map(keyOf)]),
          invitations: [...before.invitations, ...invitations],
          names: new Set([...before.names, ...names]),
        })),
      (thrown) => isOver || setError(toAppError(thrown)),
    );
    return () => {
      isOver = true;
    };
  }, [open, error, uid, email]);
  const rows = useMemo(() => compareWithKnown(read, known, serverNow()), [read, known]);
  return {
    rows,
    /** Rows that are not looked up yet. */
    left: open.length,
    error,
    retry: () => setError(null),
    /** Call after sending: the next list may name people who were just invited. */
    forget: () => setKnown(NOTHING),
  };
}
