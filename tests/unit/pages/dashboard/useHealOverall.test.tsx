import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { healOverall } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import { useHealOverall } from '../../../../src/pages/dashboard/useHealOverall.ts';
import { makeParsedUser } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/records/users.ts', () => ({ healOverall: vi.fn() }));

const due = () =>
  makeParsedUser({ uid: 'uid1', forms: { nonapplicability: 1, vendorform: 1, bankdetails: 1 } });

beforeEach(() => {
  vi.mocked(healOverall).mockReset().mockResolvedValue(undefined);
});

it('brings the overall status to 1 once, however often the record comes', () => {
  const { rerender } = renderHook(({ record }) => useHealOverall(record), {
    initialProps: { record: due() },
  });
  rerender({ record: due() });
  expect(healOverall).toHaveBeenCalledExactlyOnceWith('uid1');
});

it('a refusal needs no message, and leaves no unhandled rejection', async () => {
  vi.mocked(healOverall).mockRejectedValue(new AppError('refused', 'Another tab was quicker.'));
  renderHook(() => useHealOverall(due()));
  await vi.waitFor(() => expect(healOverall).toHaveBeenCalledOnce());
});

it.each<[string, UserRecord | null]>([
  ['without a record', null],
  ['while a form is pending', makeParsedUser()],
  ['of a person whose status is 1 already', { ...due(), forms: { ...due().forms, status: 1 } }],
  ['of an introducer', { ...due(), usertype: 'introducer' }],
])('changes nothing %s', (_, record) => {
  renderHook(() => useHealOverall(record));
  expect(healOverall).not.toHaveBeenCalled();
});
