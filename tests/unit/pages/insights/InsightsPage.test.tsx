import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListed, watchListed } from '../../../../src/backend/insights/counted.ts';
import { countPeopleNow, getInsights, getReasons } from '../../../../src/backend/insights/insights.ts';
import { getOwnFigures } from '../../../../src/backend/insights/ownFigures.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';
import { OwnFigures } from '../../../../src/pages/dashboard/IntroducerPanel.tsx';
import { CountedPage } from '../../../../src/pages/insights/CountedPage.tsx';
import { InsightsPage } from '../../../../src/pages/insights/InsightsPage.tsx';
import { saveFile } from '../../../../src/ui/saveFile.ts';
import { button, choose, press } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { listing } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/insights/counted.ts');
vi.mock('../../../../src/backend/insights/insights.ts');
vi.mock('../../../../src/backend/insights/ownFigures.ts');

const NOW = Date.parse('2026-11-20T09:00:00+05:30');
const group = { type: 'vendor' as const, kind: 'Trust', domain: 'agency.example' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(countPeopleNow).mockResolvedValue({ submitted: [4, 0, 0, 1] });
  const month = [{ ...group, tallies: { registered: 7 }, waits: {}, forms: {}, returned: {} }];
  const now = { stages: { stuck: [0, 2, 0, 0] }, coming: { checks: [1, 0, 0, 0] } } as const;
  vi.mocked(getInsights).mockResolvedValue({
    months: [['2026-11', { groups: month, workers: {}, older: 0 }]],
    nowStats: { at: NOW, groups: [{ ...group, ...now }] },
  });
});

const open = (user: object, path = '/insights') =>
  renderScreen(<InsightsPage />, { record: null, user, path });

test('the database counts by type, the tables are saved as CSV, and a link leads to the queue', {
  tags: ['insights-page', 'insights-links'],
}, async () => {
  const { address } = open({ isReviewer: true });
  const link = await screen.findByRole('link', { name: 'Submitted, People: 5' });
  expect(link.getAttribute('href')).toBe('/insights/people?figure=now.submitted');
  await press('Save as CSV');
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toContain('"Nov\u00A02026","0","7"');
  await choose('Type', 'Vendors');
  expect(address()).toBe('/insights?type=vendor');
  expect(countPeopleNow).toHaveBeenLastCalledWith('vendor');
  expect((await screen.findByRole('link', { name: 'Checks, Overdue: 1' })).getAttribute('href')).toBe(
    '/due?what=checks&weeks=over&type=vendor',
  );
});

test('with a kind of vendor the stages are those of the last run of the job', {
  tags: ['insights-page'],
}, async () => {
  open({ isReviewer: true }, '/insights?kind=Trust');
  expect(await screen.findByRole('link', { name: 'Stuck, People: 2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Submitted, People: 5' })).toBeNull();
});

test('a list behind a figure names its people, and leads back with its filters', {
  tags: ['insights-links'],
}, async () => {
  const person = parseProgressRecord('tara', { name: 'Tara Rao', usertype: 'vendor', forms: { status: 4 } });
  vi.mocked(watchListed).mockImplementation(listing([{ uid: 'tara' }, { uid: 'gone' }]));
  vi.mocked(getListed).mockResolvedValue(new Map([['tara', person]]));
  renderScreen(<CountedPage />, {
    record: null,
    user: { isApprover: true },
    path: '/insights/people?figure=approved&months=2026-10&type=vendor',
  });
  const link = await screen.findByRole('link', { name: 'Tara Rao' });
  expect(link.getAttribute('href')).toBe('/approvals/tara');
  expect(screen.getByRole('heading', { name: 'Approved, Oct\u00A02026, vendors' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Insights' }).getAttribute('href')).toBe('/insights?type=vendor');
  const figure = { figure: 'approved', from: '2026-10', to: '2026-10', type: 'vendor' };
  expect(vi.mocked(watchListed).mock.calls[0]?.[0]).toEqual(figure);
});

test('the reasons are read on request', { tags: ['insights-page'] }, async () => {
  const denial = { action: 'deny' as const, by: 'leela', at: NOW, reason: 'The PAN is of somebody else.' };
  vi.mocked(getReasons).mockResolvedValue([denial, { ...denial, at: NOW + 1 }]);
  open({ isApprover: true });
  await screen.findByRole('heading', { name: 'Reasons' });
  expect(getReasons).not.toHaveBeenCalled();
  await press('Show the reasons of denials and exceptions');
  const item = await screen.findByText(denial.reason);
  expect(within(item.closest('li') as HTMLElement).getByText('2 times')).toBeVisible();
  expect(button('Hide the reasons')).toHaveFocus();
});

test('a first run without months and a failed read say so; others than staff read nothing', {
  tags: ['insights-page'],
}, async () => {
  open({});
  expect(getInsights).not.toHaveBeenCalled();
  vi.mocked(getInsights).mockResolvedValue({ months: [], nowStats: null });
  open({ isReviewer: true });
  expect(await screen.findByText('No month is counted yet')).toBeVisible();
  vi.mocked(getInsights).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  open({ isReviewer: true });
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an introducer sees how long the own people wait', { tags: ['insights-introducer'] }, async () => {
  vi.mocked(getOwnFigures).mockResolvedValue({
    waits: { stuck: [1, 0, 2, 0], submitted: [0, 0, 0, 0], review: [0, 1, 0, 0] },
    decided: { people: 6, medianDays: 3 },
    approved: 1,
  });
  renderScreen(<OwnFigures email="asha@agency.example" />, { record: null });
  const link = await screen.findByRole('link', { name: 'Stuck, 6 to 10: 2' });
  expect(link.getAttribute('href')).toBe('/dashboard?stage=stuck&wait=2#your-people');
  expect(
    screen.getByText(
      '1 person was approved this month. From submission to decision: 3 working days, the median of the last 6.',
    ),
  ).toBeVisible();
});
