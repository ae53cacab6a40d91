import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, UserRecord } from '../../../src/domain/records/records.ts';
import type { Live } from '../../../src/records/liveRecord.ts';
import { usePersonRecords } from '../../../src/records/usePersonRecords.ts';
import { useDocumentsRecord, useRecords, useUserRecord } from '../../../src/records/useRecords.ts';
import { makeParsedUser } from '../../support/factories.ts';

vi.mock('../../../src/records/useRecords.ts');

const record = makeParsedUser();
const documents = emptyDocuments();
const error = new AppError('firestore/unavailable', 'offline');
const both = { record, documents };

function joined(user: Live<UserRecord | null>, files: Live<DocumentsRecord>) {
  vi.mocked(useRecords).mockReturnValue({} as never);
  vi.mocked(useUserRecord).mockReturnValue(user);
  vi.mocked(useDocumentsRecord).mockReturnValue(files);
  return renderHook(() => usePersonRecords()).result.current.live;
}

const user = { state: 'ready', value: record } as const;
const files = { state: 'ready', value: documents } as const;
const loading = { state: 'loading' } as const;
const failed = { state: 'error', error } as const;
const last = { value: both };

it.each<[string, Live<UserRecord | null>, Live<DocumentsRecord>, object]>([
  ['both records arrived', user, files, { state: 'ready', value: both }],
  [
    'the account has no forms',
    { state: 'ready', value: { ...record, usertype: 'introducer' } },
    files,
    { state: 'ready', value: { record: null, documents } },
  ],
  ['the documents are loading', user, loading, loading],
  ['the record is loading', loading, files, loading],
  ['the documents failed', loading, failed, failed],
  ['the record failed', failed, files, failed],
  ['a record failed that was there', { ...failed, last: { value: record } }, files, { ...failed, last }],
  ['documents are read again', user, { ...loading, last: { value: documents } }, { ...loading, last }],
])('joins record and documents when %s', (_when, ofUser, ofFiles, live) => {
  expect(joined(ofUser, ofFiles)).toEqual(live);
});
