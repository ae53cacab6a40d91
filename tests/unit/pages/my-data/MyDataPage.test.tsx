import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '../../../../src/backend/notify.ts';
import { readAccess } from '../../../../src/backend/privacy/access.ts';
import { readConsents } from '../../../../src/backend/privacy/consents.ts';
import { readPersonalData } from '../../../../src/backend/privacy/personalData.ts';
import { raiseQuery } from '../../../../src/backend/records/users.ts';
import { groupName, privacy } from '../../../../src/config/portal.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { noticeVersion } from '../../../../src/domain/privacy/notice.ts';
import { MyDataPage } from '../../../../src/pages/my-data/MyDataPage.tsx';
import { saveFile } from '../../../../src/ui/saveFile.ts';
import { makeUserRecord, TRAINEE_UID } from '../../../support/factories.ts';
import { choose, press, texts } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/privacy/access.ts');
vi.mock('../../../../src/backend/privacy/consents.ts');
vi.mock('../../../../src/backend/privacy/personalData.ts');

const AT = Date.parse('2026-11-24T14:05+05:30');
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  vi.mocked(readAccess).mockResolvedValue([]);
  vi.mocked(readConsents).mockResolvedValue([]);
});

test('shows what is kept, who looked, and which notice was shown', { tags: ['mydata-kept'] }, async () => {
  vi.mocked(readAccess).mockResolvedValue([
    { id: 'a', by: 'ravi', role: 'reviewer', what: 'files', at: AT },
    { id: 'b', by: 'anita', role: 'approver', what: 'numbers', at: AT },
  ]);
  vi.mocked(readConsents).mockResolvedValue([
    { version: noticeVersion({ groupName, ...privacy }), kind: 'shown', language: 'en', at: AT },
    { version: 'notice-2025-01-0', kind: 'agreed', language: 'en', at: AT },
  ]);
  renderScreen(<MyDataPage />);
  const kept = await region('What is kept');
  for (const text of ['8 financial years', 'Mumbai', 'Only you', 'copies of your', 'which reviewer works'])
    expect(kept).toHaveTextContent(text);
  const looked = within(await region('Who looked'));
  expect(texts(await looked.findAllByRole('listitem'))).toEqual([
    'A reviewer opened your files, 24 Nov 2026, 14:05',
    'An approver saw your Aadhar or account number, 24 Nov 2026, 14:05',
  ]);
  const notice = within(await region('What we ask for, and why'));
  expect(await notice.findByText(/It was shown to you on 24 Nov.*which is the text below/)).toBeVisible();
  expect(notice.getByText(/You agreed to it.*The text below is newer/)).toBeVisible();
});

test('shows that the list of looks could not be loaded', { tags: ['mydata-kept'] }, async () => {
  vi.mocked(readAccess).mockRejectedValue(new AppError('firestore/unavailable', 'Offline'));
  renderScreen(<MyDataPage />);
  expect(await within(await region('Who looked')).findByRole('alert')).toBeVisible();
});

test('a download saves every part, or nothing if one is unreadable', {
  tags: ['mydata-download'],
}, async () => {
  const link = 'https://files.example/o/pan';
  const offline = new AppError('firestore/unavailable', 'Offline');
  vi.mocked(readPersonalData)
    .mockRejectedValueOnce(offline)
    .mockResolvedValueOnce({
      [`users/${TRAINEE_UID}`]: { name: 7, logs: 'none', bankDetails: null },
      [`documents/${TRAINEE_UID}`]: { PANTANCard: link, CompanyCertificate: false },
    });
  const logs = [{ title: 'Ram Kumar submitted Bank Details', timestamp: AT }];
  renderScreen(<MyDataPage />, { record: makeUserRecord({ logs }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
  await press('Download my data');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, content, type] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^my-data-O\w+\.zip$/);
  expect(type).toBe('application/zip');
  const files = unzipSync(content as Uint8Array<ArrayBuffer>);
  const textOf = (file: string) => strFromU8(files[file] ?? new Uint8Array());
  expect(JSON.parse(textOf('records.json'))).toMatchObject({ [`users/${TRAINEE_UID}`]: { name: 7 } });
  expect(textOf('log.txt')).toContain('24 Nov 2026, 14:05  Ram Kumar submitted Bank Details');
  expect(textOf('files.txt')).toBe(`documents/${TRAINEE_UID} PANTANCard  ${link}\n`);
});

describe('a request', { tags: ['mydata-ask'] }, () => {
  const ask = (label: string) => choose('What do you ask for?', label);
  const send = () => press('Send request');

  test.each([
    ['Erase my data', '', 'Erase my data'],
    ['Correct my data', 'My address', 'Correct my data: My address'],
  ])('%s is a general query with a mail', async (label, details, title) => {
    renderScreen(<MyDataPage />);
    await screen.findByLabelText('Details');
    await ask(label);
    if (details) await userEvent.type(screen.getByLabelText('Details'), details);
    await send();
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    expect(raiseQuery).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, 'general', title);
    expect(vi.mocked(notify).mock.calls[0]?.[0]).toMatchObject({ kind: 'queryasked' });
    expect(screen.getByLabelText('Details')).toHaveValue('');
  });

  test('a correction without details is not sent, and neither is a request without a choice', async () => {
    renderScreen(<MyDataPage />);
    await screen.findByLabelText('Details');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose what you ask for.');
    await ask('Correct my data');
    await send();
    expect(await screen.findByRole('link', { name: 'Enter the details.' })).toBeVisible();
    expect(raiseQuery).not.toHaveBeenCalled();
  });
});
