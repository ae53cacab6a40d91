import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getSignedCopies } from '../../../../src/backend/papers/papers.ts';
import { watchDocumentsRecord } from '../../../../src/backend/records/documents.ts';
import { watchUserRecord } from '../../../../src/backend/records/users.ts';
import { paths } from '../../../../src/config/paths.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import { DossierPage } from '../../../../src/pages/dossier/DossierPage.tsx';
import { makeParsedUser } from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { watching } from '../../../support/unit/watching.ts';

vi.mock('../../../../src/backend/papers/papers.ts');

test("a vendor's dossier names the vendor's forms", { tags: ['dossier-file'] }, async () => {
  const record = makeParsedUser({ uid: 'person', usertype: 'vendor' });
  vi.mocked(watchUserRecord).mockImplementation(watching(record));
  vi.mocked(watchDocumentsRecord).mockImplementation(watching(emptyDocuments()));
  const signed = { content: '', signImage: '', signHash: '', hash: 'ab'.repeat(32), at: 1, storedAt: 1 };
  const copy = { form: 'vendorform', version: '2026-11', year: '', ...signed } as const;
  vi.mocked(getSignedCopies).mockResolvedValue([copy as never]);
  renderScreen(<DossierPage />, {
    record: null,
    user: { isReviewer: true },
    route: paths.dossier,
    path: '/dossier/person',
  });
  expect(await screen.findByRole('rowheader', { name: 'Vendor Registration Form' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '2026-11' })).toHaveClass('text-nowrap');
});
