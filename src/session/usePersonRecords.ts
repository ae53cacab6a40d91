import type { DocumentsRecord, UserRecord } from '../domain/records.ts';
import type { Live } from './liveRecord.ts';
import { useDocumentsRecord, useRecords, useUserRecord } from './useRecords.ts';

/** Both live records of a person; `record` is null for accounts that have nothing to fill in, such as introducers. */
export interface PersonRecords {
  record: UserRecord | null;
  documents: DocumentsRecord;
}

/** Follows both records as one, for screens that need both before they can show anything. */
export function usePersonRecords(): { live: Live<PersonRecords>; retry: () => void } {
  const records = useRecords();
  const user = useUserRecord();
  const documents = useDocumentsRecord();
  const retry = () => {
    if (user.state === 'error') records.user.retry();
    if (documents.state === 'error') records.documents.retry();
  };
  return { live: join(user, documents), retry };
}

function join(user: Live<UserRecord | null>, documents: Live<DocumentsRecord>): Live<PersonRecords> {
  if (user.state !== 'ready') return user;
  if (documents.state !== 'ready') return documents;
  const record = user.value?.usertype === 'introducer' ? null : user.value;
  return { state: 'ready', value: { record, documents: documents.value } };
}
