import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PART_MISSING } from '../../../src/backend/firebase/loadPart.ts';
import { watchUserRecord } from '../../../src/backend/records/users.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { RecordsProvider } from '../../../src/records/RecordsProvider.tsx';
import { useUserRecord } from '../../../src/records/useRecords.ts';
import { makeParsedUser } from '../../support/factories.ts';

const loadPart = vi.hoisted(() => vi.fn());
vi.mock('../../../src/backend/firebase/loadPart.ts', async (original) => ({
  ...(await original<typeof import('../../../src/backend/firebase/loadPart.ts')>()),
  loadPart,
}));

const unwatch = vi.fn();
/** The result of fetching the code. */
let code: { arrives: () => Promise<void>; isMissing: () => Promise<void> };

beforeEach(() => {
  vi.mocked(watchUserRecord).mockImplementation((_uid, onRecord) => {
    onRecord(makeParsedUser({ name: 'Meera Nair' }));
    return unwatch;
  });
  loadPart.mockImplementation(
    (load: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        code = {
          arrives: () => act(async () => resolve(await load())),
          isMissing: () => act(async () => reject(new AppError(PART_MISSING, 'It did not arrive.'))),
        };
      }),
  );
});

function Name() {
  const live = useUserRecord();
  if (live.state === 'error') return <p>{live.error.message}</p>;
  return <p>{live.state === 'ready' ? live.value?.name : 'loading'}</p>;
}

const tree = (uid: string, isOpen = true) => (
  <RecordsProvider uid={uid}>{isOpen && <Name />}</RecordsProvider>
);

it('fetches the database with the first observer, then listens', async () => {
  const { rerender } = render(tree('uid1', false));
  expect(loadPart).not.toHaveBeenCalled();
  rerender(tree('uid1'));
  expect(screen.getByText('loading')).toBeInTheDocument();
  await code.arrives();
  expect(screen.getByText('Meera Nair')).toBeInTheDocument();
  expect(watchUserRecord).toHaveBeenCalledExactlyOnceWith('uid1', expect.any(Function), expect.any(Function));
});

it('does not listen for an observer that left before the code arrived', async () => {
  const { unmount } = render(tree('uid1'));
  unmount();
  await code.arrives();
  expect(watchUserRecord).not.toHaveBeenCalled();
});

it('ends the listener when the person changes', async () => {
  const { rerender } = render(tree('uid1'));
  await code.arrives();
  rerender(tree('uid2'));
  expect(unwatch).toHaveBeenCalledOnce();
  await code.arrives();
  expect(watchUserRecord).toHaveBeenLastCalledWith('uid2', expect.any(Function), expect.any(Function));
});

it('reports a chunk that failed to load and fetches it for the next observer', async () => {
  const { rerender } = render(tree('uid1'));
  await code.isMissing();
  expect(screen.getByText('It did not arrive.')).toBeInTheDocument();
  rerender(tree('uid1', false));
  rerender(tree('uid1'));
  expect(screen.getByText('loading')).toBeInTheDocument();
  await code.arrives();
  expect(screen.getByText('Meera Nair')).toBeInTheDocument();
});
