import { type ReactNode, useEffect, useMemo } from 'react';
import { watchDocumentsRecord } from '../backend/documents.ts';
import { watchUserRecord } from '../backend/users.ts';
import type { DocumentsRecord, UserRecord } from '../domain/records.ts';
import { LiveRecord } from './liveRecord.ts';
import { type Records, RecordsContext } from './recordsContext.ts';

function followRecords(uid: string): Records {
  return {
    uid,
    user: new LiveRecord<UserRecord | null>((onRecord, onError) => watchUserRecord(uid, onRecord, onError)),
    documents: new LiveRecord<DocumentsRecord>((onRecord, onError) =>
      watchDocumentsRecord(uid, onRecord, onError),
    ),
  };
}

/** Holds the live records of the signed-in person: one listener each, none left when the person changes or leaves. */
export function RecordsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const records = useMemo(() => followRecords(uid), [uid]);
  useEffect(
    () => () => {
      records.user.stop();
      records.documents.stop();
    },
    [records],
  );
  return <RecordsContext value={records}>{children}</RecordsContext>;
}
