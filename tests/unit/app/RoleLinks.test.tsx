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
import { makeIntroducerRecord, makeNonGst, makeParsedUser } from '../../support/factories.ts';
import { makeSession, makeSignedInUser } from '../../support/unit/session.ts';
import { watching } from '../../support/unit/watching.ts';

const FORMS = [
  'My Profile',
  ...formsStartingWith('vendorform').flatMap(({ title, isOnEveryDashboard, concernsUnless }) =>
    isOnEveryDashboard || !concernsUnless ? [title] : [],
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
  const documents = new LiveRecord<DocumentsRecord>((onRecord) => watching(emptyDocuments())(null, onRecord));
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

const REVIEWS = ['Review queue', 'Exports', 'Insights'];
const PEOPLE = ['Your people', 'Invitations'];

it.each<[string, Parameters<typeof linksOf>, string[]]>([
  ['a trainee', [makeParsedUser()], FORMS],
  ['somebody without a record', [null], FORMS],
  ['somebody whose record is out of reach', ['out of reach'], FORMS],
  ['somebody whose role is not known yet', ['none yet'], []],
  ['an introducer', [introducer], PEOPLE],
  ['an introducer without a verified address', [introducer, { isEmailVerified: false }], []],
  ['a reviewer', [null, REVIEWER], REVIEWS],
  ['a reviewer who introduces people', [introducer, REVIEWER], [...REVIEWS, ...PEOPLE]],
  ['an approver', [null, { isApprover: true }], ['Approvals', 'Insights']],
])('%s sees the links of the own roles', { tags: ['pipeline-menu'] }, (_, [record, claims], links) => {
  expect(linksOf(record, claims)).toEqual(['Dashboard', ...links]);
});

it('only a vendor sees the tax details, before the queries', { tags: ['tax-details'] }, () => {
  const links = linksOf(makeParsedUser({ usertype: 'vendor' }));
  expect(links.slice(-3)).toEqual(['Documents Upload', 'Tax and MSME Details', 'Queries']);
});

it('each link of the menu has its icon', { tags: ['sidebar-icons'] }, async () => {
  const names = linksOf(introducer, { ...REVIEWER, isApprover: true });
  expect(names).toHaveLength(7);
  await waitFor(() => expect(document.querySelectorAll('a path').length).toBeGreaterThanOrEqual(7));
  for (const link of screen.getAllByRole('link')) expect(link.querySelector('path')).not.toBeNull();
});

it("a trainee's links show each form's status, and the open queries", { tags: ['sidebar-links'] }, () => {
  const open = { title: 'Which branch?', timestamp: 1, status: 0 } as const;
  linksOf(
    makeParsedUser({
      forms: { status: 4, approved: true, vendorform: 1, nonapplicability: 2, bankdetails: -1 },
      nongst: makeNonGst({ date: '2025-11-20' }),
      queries: { ...emptyQueries(), bank: [open, { ...open, status: 1 }], general: [open] },
    }),
  );
  const statusOf = (name: string) => screen.getByRole('link', { name }).nextElementSibling?.textContent;
  expect(statusOf('Trainee Registration Form')).toBe('Submitted');
  // The letter of an earlier year.
  expect(statusOf('Non-applicability of GST')).toBe('Pending');
  expect(statusOf('Bank Details')).toBe('Queries');
  expect(statusOf('Documents Upload')).toBe('Done');
  expect(statusOf('Queries')).toBe('2 open');
});
