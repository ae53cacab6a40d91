import { createContext, type ReactNode, useContext, useState } from 'react';
import { logAccess } from '../backend/privacy/access.ts';
import type { AccessKind } from '../domain/privacy/access.ts';
import { useSignedInUser } from '../session/useSession.ts';

/** One visit of a person's page: each kind of event is stored once, and a failed write is tried again. */
interface VisitOf {
  uid: string;
  stored: Map<AccessKind, Promise<void>>;
}

const VisitContext = createContext<VisitOf | null>(null);

/** Provides the visit to the values and files of the person with this uid. */
export function Visit({ uid, children }: { uid: string; children: ReactNode }) {
  const [visit, setVisit] = useState<VisitOf>({ uid, stored: new Map() });
  if (visit.uid !== uid) setVisit({ uid, stored: new Map() });
  return <VisitContext value={visit}>{children}</VisitContext>;
}

interface Access {
  /** The person's own data need no event. */
  isOwn: boolean;
  /** Stores the event first (R22). @throws AppError; then nothing may be shown */
  see: (what: AccessKind) => Promise<void>;
}

/** @throws Error outside Visit */
export function useAccess(): Access {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useAccess needs a Visit above it');
  const { uid: by, isReviewer } = useSignedInUser();
  const { uid, stored } = visit;
  const store = (what: AccessKind) =>
    logAccess(uid, { by, role: isReviewer ? 'reviewer' : 'approver', what }).catch((error: unknown) => {
      stored.delete(what);
      throw error;
    });
  const see = (what: AccessKind) => {
    const event = stored.get(what) ?? store(what);
    stored.set(what, event);
    return event;
  };
  return { isOwn: uid === by, see };
}

export const NOT_LOGGED =
  'This is not shown, because the look could not be recorded. Check your connection and try again.';
