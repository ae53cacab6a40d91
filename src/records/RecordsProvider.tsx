import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { loadPart } from '../backend/firebase/loadPart.ts';
import { toAppError } from '../domain/appError.ts';
import type { DocumentsRecord, UserRecord } from '../domain/records/records.ts';
import { useSession } from '../session/useSession.ts';
import { LiveRecord, type WatchOf } from './liveRecord.ts';

export interface Records {
  uid: string;
  user: LiveRecord<UserRecord | null>;
  documents: LiveRecord<DocumentsRecord>;
}

export const RecordsContext = createContext<Records | null>(null);

/** @param load fetches the code that listens, and with it the database, which the login page does not need */
function follow<T>(uid: string, load: () => Promise<WatchOf<string, T>>): LiveRecord<T> {
  return new LiveRecord<T>((onRecord, onError) => {
    let isOver = false;
    let unwatch = () => {};
    loadPart(load).then(
      (watch) => {
        if (!isOver) unwatch = watch(uid, onRecord, onError);
      },
      (missing: unknown) => {
        if (!isOver) onError(toAppError(missing));
      },
    );
    return () => {
      isOver = true;
      unwatch();
    };
  });
}

function followRecords(uid: string): Records {
  return {
    uid,
    user: follow<UserRecord | null>(
      uid,
      async () => (await import('../backend/records/users.ts')).watchUserRecord,
    ),
    documents: follow<DocumentsRecord>(
      uid,
      async () => (await import('../backend/records/documents.ts')).watchDocumentsRecord,
    ),
  };
}

/** One listener for each record, which ends when the person changes or the provider unmounts. */
export function RecordsProvider({ uid, children }: { uid: string | null; children: ReactNode }) {
  const records = useMemo(() => (uid === null ? null : followRecords(uid)), [uid]);
  useEffect(
    () => () => {
      records?.user.stop();
      records?.documents.stop();
    },
    [records],
  );
  return <RecordsContext value={records}>{children}</RecordsContext>;
}

/** Holds the records from login to logout, so that the next screen has them at once. */
export function OwnRecordsProvider({ children }: { children: ReactNode }) {
  const { state } = useSession();
  return (
    <RecordsProvider uid={state.status === 'signedIn' ? state.user.uid : null}>{children}</RecordsProvider>
  );
}

/** Starts the listener before a screen needs the record. */
export function useUserRecordAhead(isWanted: boolean): void {
  const records = useContext(RecordsContext);
  useEffect(() => (isWanted ? records?.user.subscribe(() => undefined) : undefined), [isWanted, records]);
}
