import { useId } from 'react';
import type { Flag } from '../../domain/review/flag.ts';
import type { ReviewSection, ReviewState } from '../../domain/review/sections.ts';
import { fileLink } from '../../domain/review/sections.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { Details } from './Details.tsx';
import { FilePreview } from './FilePreview.tsx';
import { Flags } from './Flags.tsx';
import { SectionQueries } from './SectionQueries.tsx';
import { SectionSteps } from './SectionSteps.tsx';

interface SectionPanelProps {
  section: ReviewSection;
  state: ReviewState;
  flags: readonly Flag[];
  reviewer: Reviewer;
  canAct: boolean;
}

/** One part of the record: what was entered side by side with its files, what is odd, its queries and its steps. */
export function SectionPanel({ section, state, flags, reviewer, canAct }: SectionPanelProps) {
  const { form, category, title, details, files } = section;
  const { record } = state;
  const headingId = useId();
  return (
    <section className="panel" aria-labelledby={headingId}>
      <header className="review-head">
        <h2 id={headingId}>{title}</h2>
        {form && <StatusBadge status={record.forms[form]} />}
      </header>
      <Flags flags={flags} />
      <div className={files.length > 0 ? 'review-beside' : undefined}>
        <Details details={details} isWide={files.length === 0} />
        {files.length > 0 && (
          <div className="review-files">
            {files.map(({ key, label }) => (
              <FilePreview key={key} label={label} link={fileLink(state, key)} />
            ))}
          </div>
        )}
      </div>
      <SectionQueries queries={record.queries[category]} section={section} />
      {canAct && <SectionSteps section={section} record={record} reviewer={reviewer} />}
    </section>
  );
}
