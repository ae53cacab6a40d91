import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveProfile } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { useProfileSave } from '../../../../src/pages/profile/useProfileSave.ts';
import { makeParsedUser } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/mail/mail.ts', () => ({ sendGstMail: vi.fn() }));
vi.mock('../../../../src/backend/records/users.ts', () => ({
  saveProfile: vi.fn(),
  markGstMailSent: vi.fn(),
}));
vi.mock('../../../../src/ui/feedback/toasts.ts', () => ({ formToast: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function render() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/profile']}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useProfileSave(makeParsedUser()), path: useLocation().pathname }), {
    wrapper,
  });
}

describe('after a save of My Profile', () => {
  it('opens /dashboard after 800 ms and stays busy until then', { tags: ['profile-saved'] }, async () => {
    vi.mocked(saveProfile).mockResolvedValue();
    const { result } = render();
    await act(() => result.current.run({ phone: '9000000002' }));
    expect(result.current).toMatchObject({ isPending: true, error: undefined });
    act(() => void vi.advanceTimersByTime(799));
    expect(result.current.path).toBe('/profile');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current.path).toBe('/dashboard');
  });

  it('does not redirect after the page was left', async () => {
    vi.mocked(saveProfile).mockResolvedValue();
    const { result, unmount } = render();
    await act(() => result.current.run({}));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a failed save stays and shows the reason', async () => {
    vi.mocked(saveProfile).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
    const { result } = render();
    await act(() => result.current.run({}));
    expect(result.current).toMatchObject({ isPending: false, path: '/profile' });
    expect(result.current.error).toContain('Nothing you typed is lost');
  });
});
