import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { findDuplicates } from '../../backend/records/duplicates.ts';
import { getIsUnverified, watchReviewed } from '../../backend/records/reviews.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Duplicate } from '../../domain/review/findings.ts';
import { reviewFlags } from '../../domain/review/flags.ts';
import { fileLink, type ReviewState, reviewSections } from '../../domain/review/sections.ts';
import { reviewedChanges } from '../../domain/review/snapshotChanges.ts';
import { uniqueValuesOf } from '../../domain/review/uniqueValues.ts';
import { refusalOfReview, refusalOfValidation } from '../../domain/transitions/impartial.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { LogPanel } from '../../evidence/LogPanel.tsx';
import { SectionEvidence } from '../../evidence/SectionEvidence.tsx';
import { TaxPanel } from '../../evidence/TaxPanel.tsx';
import { UnverifiedNotice } from '../../evidence/UnverifiedNotice.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useRead } from '../../records/useRead.ts';
import { useWatched } from '../../records/useRecords.ts';
import { useTaxes } from '../../records/useTaxes.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { DocumentViewer } from './DocumentViewer.tsx';
import { OverallPanel } from './OverallPanel.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewKeys } from './ReviewKeys.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { sectionId, useSectionInView, useSectionOfLink } from './useSectionInView.ts';

/** Most records under review were never approved. */
const ExceptionNote = lazy(() =>
  import('../../evidence/ExceptionNote.tsx').then(({ ExceptionNote: component }) => ({ default: component })),
);
const AmendmentsPanel = lazy(() =>
  import('./AmendmentsPanel.tsx').then((module) => ({ default: module.AmendmentsPanel })),
);

/** Wide enough for the values with the documents beside them. */
const WIDE = '(min-width: 1024px)';

export function PersonReview({ state, reviewer }: { state: ReviewState; reviewer: Reviewer }) {
  const { record, documents } = state;
  const review = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(WIDE);
  const inView = useSectionInView(review);
  useSectionOfLink(review);
  const { search, find } = useDuplicates(record);
  const reviewed = useWatched(record.uid, watchReviewed);
  const taxes = useTaxes(record);
  const isUnverified = useRead(record.uid, getIsUnverified).value;
  const refusal = refusalOfReview(record, reviewer);
  const held = refusal ?? refusalOfValidation(record, reviewer);
  const flags = reviewFlags(record, documents, new Date(serverNow()), taxes.taxes);
  const sections = reviewSections(record);
  const snapshots = lastOf(reviewed.live)?.value ?? {};
  const parts = reviewedChanges(snapshots, state);
  const isSplit = isWide && sections.some(({ files }) => files.some(({ key }) => fileLink(state, key)));
  return (
    <div ref={review}>
      <ReviewBar
        record={record}
        reviewer={reviewer}
        canAct={!refusal}
        canValidate={!held}
        sections={sections}
        flags={flags}
        findDuplicates={find}
      >
        <ReviewKeys review={review} />
      </ReviewBar>
      {held && (
        <Notice
          kind="warning"
          title={`You can read this record, but not ${refusal ? 'review' : 'validate'} it`}
        >
          <p>{held}</p>
        </Notice>
      )}
      <div className={isSplit ? 'review-columns' : undefined}>
        <div>
          {(record.forms.approved || record.approval) && (
            <Suspense>
              <ExceptionNote state={state} now={serverNow()} />
              <AmendmentsPanel state={state} reviewer={reviewer} canAct={!refusal} />
            </Suspense>
          )}
          {isUnverified && record.forms.status > 0 && <UnverifiedNotice />}
          <OverallPanel record={record} canAct={!refusal} points={flags.length} search={search} />
          <ChangesPanel state={state} parts={parts} reviewed={reviewed} />
          {sections.map((section) => (
            <SectionEvidence
              key={section.category}
              section={section}
              state={state}
              flags={flags}
              parts={parts}
              files={isSplit ? 'elsewhere' : 'beside'}
              id={sectionId(section.category)}
            >
              {!refusal && (
                <SectionSteps section={section} record={record} reviewer={reviewer} canValidate={!held} />
              )}
            </SectionEvidence>
          ))}
          {record.usertype === 'vendor' && (
            <TaxPanel watched={taxes} flags={flags} reviewedAt={snapshots.profile?.at} />
          )}
          <ChecksPanel record={record} reviewer={reviewer} canAct={!refusal} />
          <LogPanel record={record} />
        </div>
        {isSplit && <DocumentViewer state={state} sections={sections} inView={inView} parts={parts} />}
      </div>
    </div>
  );
}

const valuesOf = (record: UserRecord) => JSON.stringify(uniqueValuesOf(record));

/** Searched once, and again when one of the values changes. */
function useDuplicates(record: UserRecord) {
  const [sought, setSought] = useState(record);
  if (valuesOf(sought) !== valuesOf(record)) setSought(record);
  const latest = useRef<Promise<Duplicate[]>>(undefined);
  const start = useCallback((of: UserRecord) => {
    const found = findDuplicates(of);
    latest.current = found;
    // A failed search is not kept: the next step searches again and reports a failure.
    found.catch(() => {
      if (latest.current === found) latest.current = undefined;
    });
    return found;
  }, []);
  return {
    search: useRead(sought, start),
    /** The search that runs or has ended, or a new one. @throws AppError */
    find: async () => latest.current ?? start(record),
  };
}
