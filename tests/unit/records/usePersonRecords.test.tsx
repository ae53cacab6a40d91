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

it('returns a value when both records arrived, and null for accounts without forms', () => {
  const files = { state: 'ready', value: documents } as const;
  expect(joined({ state: 'ready', value: record }, files)).toEqual({ state: 'ready', value: both });
  expect(joined({ state: 'ready', value: { ...record, usertype: 'introducer' } }, files)).toEqual({
    state: 'ready',
    value: { record: null, documents },
  });
});

it('the records are loading or failed when either of them is', () => {
  expect(joined({ state: 'ready', value: record }, { state: 'loading' })).toEqual({ state: 'loading' });
  expect(joined({ state: 'loading' }, { state: 'ready', value: documents })).toEqual({ state: 'loading' });
  expect(joined({ state: 'loading' }, { state: 'error', error })).toEqual({ state: 'error', error });
  expect(joined({ state: 'error', error }, { state: 'ready', value: documents })).toEqual({
    state: 'error',
    error,
  });
});

it('keeps the last value of both records', () => {
  const last = { last: { value: both } };
  const files = { state: 'ready', value: documents } as const;
  expect(joined({ state: 'error', error, last: { value: record } }, files)).toEqual({
    state: 'error',
    error,
    ...last,
  });
  expect(joined({ state: 'ready', value: record }, { state: 'loading', last: { value: documents } })).toEqual(
    { state: 'loading', ...last },
  );
});
