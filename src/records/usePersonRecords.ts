import type { DocumentsRecord, UserRecord } from '../domain/records/records.ts';
import { type Live, lastOf } from './liveRecord.ts';
import { useDocumentsRecord, useRecords, useUserRecord } from './useRecords.ts';

/** `record` is null for accounts without forms, such as introducers. */
interface PersonRecords {
  record: UserRecord | null;
  documents: DocumentsRecord;
}

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
  const [one, other] = [lastOf(user), lastOf(documents)];
  const known = one && other && { value: { record: withForms(one.value), documents: other.value } };
  if (user.state === 'ready' && documents.state === 'ready' && known) return { state: 'ready', ...known };
  const last = known ? { last: known } : {};
  const failed = user.state === 'error' ? user : documents;
  return failed.state === 'error'
    ? { state: 'error', error: failed.error, ...last }
    : { state: 'loading', ...last };
}

function withForms(record: UserRecord | null): UserRecord | null {
  return record?.usertype === 'introducer' ? null : record;
}
