import { serverNow } from '../../backend/records/serverTime.ts';
import { reviewFlags } from '../../domain/review/flags.ts';
import { type ReviewState, reviewSections } from '../../domain/review/sections.ts';
import { type Reviewer, refusalOfReview } from '../../domain/transitions/review.ts';
import { LogPanel } from '../../evidence/LogPanel.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { OverallPanel } from './OverallPanel.tsx';
import { SectionPanel } from './SectionPanel.tsx';

export function ReviewBody({ state, reviewer }: { state: ReviewState; reviewer: Reviewer }) {
  const { record, documents } = state;
  const refusal = refusalOfReview(record, reviewer);
  const flags = reviewFlags(record, documents, new Date(serverNow()));
  return (
    <>
      {refusal && (
        <Notice kind="warning" title="You can read this record, but not review it">
          <p>{refusal}</p>
        </Notice>
      )}
      <OverallPanel record={record} reviewer={reviewer} canAct={!refusal} flagCount={flags.length} />
      <ChangesPanel state={state} />
      {reviewSections(record).map((section) => (
        <SectionPanel
          key={section.category}
          section={section}
          state={state}
          flags={flags.filter(({ part }) => part === (section.form ?? 'profile'))}
          reviewer={reviewer}
          canAct={!refusal}
        />
      ))}
      <LogPanel record={record} />
    </>
  );
}
