import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAtLogout } from '../../../src/backend/onLogout.ts';
import { readDraft, saveDraft } from '../../../src/backend/records/drafts.ts';
import { raiseReviewerQuery } from '../../../src/backend/records/reviews.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { reviewSection } from '../../../src/domain/review/sections.ts';
import { hasUnsaved } from '../../../src/drafts/memory.ts';
import { RemarksDialog } from '../../../src/pages/approval/Outcome.tsx';
import { RaiseQueryDialog } from '../../../src/pages/review-person/RaiseQueryDialog.tsx';
import { makeParsedUser, TRAINEE_UID } from '../../support/factories.ts';
import { asksBeforeClosing, field, press } from '../../support/unit/controls.ts';
import { renderPortal, renderVisitor, visitAhead } from '../../support/unit/renderPortal.tsx';
import { renderScreen } from '../../support/unit/renderScreen.tsx';

vi.mock('../../../src/backend/files/documentFiles.ts');

const NO_CONNECTION = new AppError('firestore/unavailable', 'no connection');
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const follow = async (name: string) =>
  userEvent.click(screen.getAllByRole('link', { name })[0] as HTMLElement);

beforeAll(() => visitAhead('/', '/register', '/introducer-signup', '/dashboard'));

beforeEach(() => {
  forgetAtLogout();
  vi.mocked(readDraft).mockResolvedValue(undefined);
});

describe('moving inside the portal loses nothing of', () => {
  test.each([
    ['the registration', '/register', 'Registration', 'Name'],
    ['the introducer sign-up', '/introducer-signup', 'Introducer Sign Up', 'Employee Name'],
  ])('%s, except passwords', async (_what, path, heading, label) => {
    const first = renderVisitor(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(asksBeforeClosing()).toBe(false);
    enter(label, 'Ram Kumar');
    enter('Password', 'Demo@1234');
    expect(asksBeforeClosing()).toBe(true);
    await follow('Onboarding Portal');
    expect(first.address()).toBe('/');
    cleanup();
    renderVisitor(path);
    expect(field(label)).toHaveValue('Ram Kumar');
    expect(field('Password')).toHaveValue('');
  });

  test.each([
    ['/profile', 'Designation'],
    ['/nonapplicability', 'Date'],
    ['/trainee-bankdetails', 'Bank Name'],
    ['/mt-trainee-form', 'City'],
    ['/queries', 'Query'],
  ])('%s, which cannot be saved, and saves it when the form opens again', async (path, label) => {
    vi.mocked(readDraft).mockRejectedValue(NO_CONNECTION);
    vi.mocked(saveDraft).mockRejectedValue(NO_CONNECTION);
    const typed = label === 'Date' ? '2026-11-20' : 'Typed here';
    const { address } = await renderPortal([path, '/dashboard']);
    enter(label, typed);
    await follow('Onboarding Portal');
    expect([address(), screen.queryByRole('dialog')]).toEqual(['/dashboard', null]);
    expect(asksBeforeClosing()).toBe(true);
    cleanup();
    vi.mocked(readDraft).mockResolvedValue(undefined);
    vi.mocked(saveDraft).mockResolvedValue();
    await renderPortal([path]);
    expect(field(label)).toHaveValue(typed);
    await waitFor(() => expect(hasUnsaved(TRAINEE_UID)).toBe(false), { timeout: 3000 });
    expect(Object.values(vi.mocked(saveDraft).mock.lastCall?.[2] ?? {})).toEqual([JSON.stringify(typed)]);
  });

  test("an approver's remarks, until they are saved", async () => {
    const record = makeParsedUser({ uid: 'u1', vendorRemark: 'Known' });
    const dialog = <RemarksDialog record={record} approverUid="a1" isOpenAtFirst />;
    renderScreen(dialog);
    enter('Remarks', 'Known for years');
    cleanup();
    renderScreen(dialog);
    expect(field('Remarks')).toHaveValue('Known for years');
    await press('Save remarks');
    await waitFor(() => expect(hasUnsaved(TRAINEE_UID)).toBe(false));
  });

  test("a reviewer's query, until it is raised", async () => {
    const record = makeParsedUser({ forms: { status: 1, bankdetails: 1 } });
    const section = reviewSection(record, 'bankdetails');
    const reviewer = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };
    const dialog = (
      <RaiseQueryDialog isOpen section={section} record={record} reviewer={reviewer} onClose={() => {}} />
    );
    renderScreen(dialog);
    enter('Query', 'Which branch?');
    enter('Field (optional)', 'ifscCode');
    cleanup();
    renderScreen(dialog);
    expect(field('Query')).toHaveValue('Which branch?');
    expect(field('Field (optional)')).toHaveValue('ifscCode');
    vi.mocked(raiseReviewerQuery).mockResolvedValue();
    await press('Raise query');
    await waitFor(() => expect(hasUnsaved(TRAINEE_UID)).toBe(false));
  });
});
