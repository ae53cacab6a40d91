import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FORM_KEYS, FORMS } from '../../../../src/domain/forms/registry.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { FormStatus, OverallStatus, Query } from '../../../../src/domain/records/records.ts';
import { PersonDashboard } from '../../../../src/pages/dashboard/PersonDashboard.tsx';
import { VerificationNotice } from '../../../../src/pages/dashboard/VerificationNotice.tsx';
import { useDocumentsRecord, useKnownDocuments } from '../../../../src/records/useRecords.ts';
import { contradictions } from '../../../support/contradictions.ts';
import { makeDocumentsRecord, makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

vi.mock('../../../../src/records/useRecords.ts', () => ({
  useKnownDocuments: vi.fn(),
  useDocumentsRecord: vi.fn(),
  useRecords: () => ({ documents: { retry: () => {} } }),
}));

const QUESTION: Query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };
const FILES = { CompanyCertificate: 'https://a.example/1', PANTANCard: 'https://a.example/2' };

const record = fc
  .record({
    usertype: fc.constantFrom('trainee' as const, 'vendor' as const),
    isGSTApplicable: fc.constantFrom('yes' as const, 'no' as const),
    designation: fc.constantFrom('', 'Trainee'),
    statuses: fc.array(fc.constantFrom<FormStatus>(-1, 0, 1, 1, 2, 2, 3), {
      minLength: FORM_KEYS.length,
      maxLength: FORM_KEYS.length,
    }),
    status: fc.constantFrom<OverallStatus>(0, 1, 2, 3, 4, 5),
    action: fc.constantFrom('accept' as const, 'acceptasexception' as const, 'deny' as const, undefined),
    hasGeneral: fc.boolean(),
    hasFiles: fc.boolean(),
  })
  .map(({ statuses, status, action, hasGeneral, hasFiles, ...person }) => {
    const forms = Object.fromEntries(FORM_KEYS.map((key, at) => [key, statuses[at] ?? 0]));
    const returned = FORM_KEYS.filter((key) => forms[key] === -1).map((key) => FORMS[key].category);
    const overrides: StoredUserOverrides = {
      ...person,
      forms: { ...forms, status, approved: status >= 4 },
      queries: {
        ...emptyQueries(),
        ...Object.fromEntries(returned.map((category) => [category, [QUESTION]])),
        ...(hasGeneral && { general: [QUESTION] }),
      },
      ...(action && { approval: { action, by: 'approver', at: 1, reason: 'It follows.' } }),
    };
    return { overrides, documents: makeDocumentsRecord(hasFiles ? FILES : {}) };
  });

it('no dashboard says "nothing left" beside an open task', { tags: ['no-contradiction'] }, async () => {
  await fc.assert(
    fc.asyncProperty(record, async ({ overrides, documents }) => {
      vi.mocked(useKnownDocuments).mockReturnValue(documents);
      vi.mocked(useDocumentsRecord).mockReturnValue({ state: 'ready', value: documents });
      const { findByRole, container } = render(
        <MemoryRouter>
          {!overrides.forms?.approved && <VerificationNotice email="meera@demo.example" />}
          <PersonDashboard record={makeParsedUser(overrides)} />
        </MemoryRouter>,
      );
      // The parts that are loaded on demand.
      if (overrides.forms?.approved) await findByRole('heading', { name: /^Welcome aboard/ });
      const found = contradictions(container);
      cleanup();
      expect(found).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
