import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { sendNotice } from '../../../../src/backend/mail/notices.ts';
import { watchFindings } from '../../../../src/backend/records/approvalQueue.ts';
import { findDuplicates, getDuplicatePeople } from '../../../../src/backend/records/duplicates.ts';
import {
  getIsUnverified,
  sendApprovalMail,
  sendForApproval,
  validateAll,
  watchReviewed,
} from '../../../../src/backend/records/reviews.ts';
import { takePerson, watchAssignment } from '../../../../src/backend/review/assignments.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, FormStatuses, UserRecord } from '../../../../src/domain/records/records.ts';
import { parseReviewedRecord } from '../../../../src/domain/review/snapshots.ts';
import { Visit } from '../../../../src/evidence/Visit.tsx';
import { PersonReview } from '../../../../src/pages/review-person/PersonReview.tsx';
import {
  listedForms,
  makeBankDetails,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { watching } from '../../../support/unit/watching.ts';

const NAME = 'Zoya Zaveri';

export const PAN = 'ZZZPZ0001Z';

export const LINK = 'https://files.example/o/x';

export const REVIEWER = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };

export const REVIEWED_AT = 1_700_000_000_000;

export const every = (status: 1 | 2): Partial<FormStatuses> => ({ status, ...listedForms(status) });

/** A person without flags. */
export const unflagged = (record: StoredUserOverrides = {}) =>
  makeParsedUser({
    name: NAME,
    pancard: PAN,
    nongst: makeNonGst(),
    bankDetails: makeBankDetails(),
    vendorDetails: {
      sectionOne: makeSectionOne({ nameOfVendor: NAME, panno: PAN, gstTable: [] }),
      sectionSix: makeSectionSix({ signatoryName: NAME }),
    },
    ...record,
    forms: record.forms ?? every(1),
  });

export const DOCUMENTS = {
  ...emptyDocuments(),
  CompanyCertificate: `${LINK}1`,
  PANTANCard: `${LINK}2`,
  cancelledCheque: `${LINK}3`,
};

export function open(record = unflagged(), documents: DocumentsRecord = DOCUMENTS, hash = '') {
  const visit = (
    <Visit uid={record.uid}>
      <PersonReview state={{ record, documents }} reviewer={REVIEWER} />
    </Visit>
  );
  return renderScreen(visit, { record: null, user: { isReviewer: true }, path: `/review/person${hash}` });
}

/** The review page of a record that changes. */
export function openChanging(first: UserRecord) {
  let change: (record: UserRecord) => void = () => {};
  function Changing() {
    const [record, setRecord] = useState(first);
    change = setRecord;
    return <PersonReview state={{ record, documents: DOCUMENTS }} reviewer={REVIEWER} />;
  }
  const visit = (
    <Visit uid={first.uid}>
      <Changing />
    </Visit>
  );
  renderScreen(visit, { record: null, user: { isReviewer: true }, path: '/review/person' });
  return { show: (record: UserRecord) => act(() => change(record)) };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

export function resetReview(): void {
  vi.mocked(findDuplicates).mockReset().mockResolvedValue([]);
  vi.mocked(getDuplicatePeople).mockReset().mockResolvedValue([]);
  vi.mocked(sendNotice).mockReset().mockResolvedValue('id');
  vi.mocked(validateAll).mockReset().mockResolvedValue();
  vi.mocked(sendForApproval).mockReset().mockResolvedValue();
  vi.mocked(sendApprovalMail).mockReset().mockResolvedValue('id');
  vi.mocked(watchFindings).mockReturnValue(() => {});
  vi.mocked(takePerson).mockReset().mockResolvedValue();
  vi.mocked(getIsUnverified).mockReset().mockResolvedValue(false);
  vi.mocked(watchAssignment).mockReset();
  vi.mocked(watchReviewed).mockImplementation(watching(parseReviewedRecord({})));
}
