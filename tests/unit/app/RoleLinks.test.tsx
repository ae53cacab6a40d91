import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Sidebar } from '../../../src/app/sidebar/Sidebar.tsx';
import type { SignedInUser } from '../../../src/backend/firebase/auth.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { formsStartingWith } from '../../../src/domain/forms/registry.ts';
import { emptyDocuments, emptyQueries } from '../../../src/domain/records/defaults.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import type { DocumentsRecord, UserRecord } from '../../../src/domain/records/records.ts';
import { LiveRecord } from '../../../src/records/liveRecord.ts';
import { RecordsContext } from '../../../src/records/RecordsProvider.tsx';
import { SessionContext } from '../../../src/session/useSession.ts';
import { makeIntroducerRecord, makeParsedUser } from '../../support/factories.ts';
import { makeSession, makeSignedInUser } from '../../support/unit/session.ts';

const FORMS = [
  'My Profile',
  ...formsStartingWith('vendorform').flatMap(({ title, isOnEveryDashboard }) =>
    isOnEveryDashboard ? [title] : [],
  ),
  'Documents Upload',
  'Queries',
];
const REVIEWER = { isReviewer: true };
const introducer = parseUserRecord('introducer', makeIntroducerRecord());

/** The links for this record; 'none yet' and 'out of reach' stand for a missing and an unreadable record. */
function linksOf(
  record: UserRecord | null | 'none yet' | 'out of reach',
  claims: Partial<SignedInUser> = {},
) {
  const user = new LiveRecord<UserRecord | null>((onRecord, onError) => {
    if (record === 'out of reach') onError(new AppError('firestore/unavailable', 'offline'));
    else if (record !== 'none yet') onRecord(record);
    return () => {};
  });
  const documents = new LiveRecord<DocumentsRecord>((onRecord) => {
    onRecord(emptyDocuments());
    return () => {};
  });
  render(
    <SessionContext value={makeSession({ status: 'signedIn', user: makeSignedInUser(claims) })}>
      <RecordsContext value={{ uid: 'uid', user, documents }}>
        <MemoryRouter>
          <Sidebar isOpen={false} restoresFocus onClose={vi.fn()} />
        </MemoryRouter>
      </RecordsContext>
    </SessionContext>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

it('trainees and vendors see the forms', () => {
  expect(linksOf(makeParsedUser())).toEqual(['Dashboard', ...FORMS]);
});

it('only a vendor sees the tax details, before the queries', { tags: ['tax-menu'] }, () => {
  expect(linksOf(makeParsedUser({ usertype: 'vendor' })).slice(-3)).toEqual([
    'Documents Upload',
    'Tax and MSME Details',
    'Queries',
  ]);
});

it("an introducer sees the links of the introducer's workspace", () => {
  expect(linksOf(introducer)).toEqual(['Dashboard', 'Your people', 'Invitations']);
});

it('each link of the menu has its icon', { tags: ['sidebar-icons'] }, async () => {
  const names = linksOf(introducer, { ...REVIEWER, isApprover: true });
  expect(names).toHaveLength(6);
  await waitFor(() => expect(document.querySelectorAll('a path').length).toBeGreaterThanOrEqual(6));
  for (const link of screen.getAllByRole('link')) expect(link.querySelector('path')).not.toBeNull();
});

it('an introducer without a verified address has only the dashboard', { tags: ['pipeline-menu'] }, () => {
  expect(linksOf(introducer, { isEmailVerified: false })).toEqual(['Dashboard']);
});

it('a reviewer sees the queue, and the links of another role too', () => {
  expect(linksOf(null, REVIEWER)).toEqual(['Dashboard', 'Review queue', 'Exports']);
});

it('a reviewer who introduces people sees both', () => {
  expect(linksOf(introducer, REVIEWER)).toEqual([
    'Dashboard',
    'Review queue',
    'Exports',
    'Your people',
    'Invitations',
  ]);
});

it('an approver sees the approvals and no forms', () => {
  expect(linksOf(null, { isApprover: true })).toEqual(['Dashboard', 'Approvals']);
});

it('no links show while the role is unknown', () => {
  expect(linksOf('none yet')).toEqual(['Dashboard']);
});

it.each([null, 'out of reach'] as const)('a user whose record is %s still sees the forms', (record) => {
  expect(linksOf(record)).toEqual(['Dashboard', ...FORMS]);
});

it("a trainee's links show each form's status, and the open queries", { tags: ['sidebar-marks'] }, () => {
  const open = { title: 'Which branch?', timestamp: 1, status: 0 } as const;
  linksOf(
    makeParsedUser({
      forms: { nonapplicability: 1, bankdetails: -1 },
      queries: { ...emptyQueries(), bank: [open, { ...open, status: 1 }], general: [open] },
    }),
  );
  const statusOf = (name: string) => screen.getByRole('link', { name }).nextElementSibling?.textContent;
  expect(statusOf('Non-applicability of GST')).toBe('Submitted');
  expect(statusOf('Bank Details')).toBe('Queries');
  expect(statusOf('Documents Upload')).toBe('Pending');
  expect(statusOf('Queries')).toBe('2 open');
});
