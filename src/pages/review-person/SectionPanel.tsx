import { useId } from 'react';
import Card from 'react-bootstrap/Card';
import type { Flag } from '../../domain/review/flag.ts';
import { fileLink, type ReviewSection, type ReviewState } from '../../domain/review/sections.ts';
import type { Change } from '../../domain/review/snapshotChanges.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { Details } from '../../evidence/Details.tsx';
import { FilePreview, ReplacedFile } from '../../evidence/FilePreview.tsx';
import { Flags } from '../../evidence/Flags.tsx';
import { ReadLetter } from '../../evidence/ReadLetter.tsx';
import { SectionQueries } from '../../evidence/SectionQueries.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { sectionId } from './useSectionInView.ts';

interface SectionPanelProps {
  section: ReviewSection;
  state: ReviewState;
  flags: readonly Flag[];
  changes: readonly Change[];
  reviewer: Reviewer;
  canAct: boolean;
  /** Where no viewer stands beside the sections. */
  showsFiles: boolean;
}

export function SectionPanel({
  section,
  state,
  flags,
  changes,
  reviewer,
  canAct,
  showsFiles,
}: SectionPanelProps) {
  const { form, category, title, details, files } = section;
  const { record } = state;
  const headingId = useId();
  return (
    <Card as="section" body id={sectionId(category)} className="desk-section" aria-labelledby={headingId}>
      <header className="evidence-head">
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {form && <StatusBadge status={record.forms[form]} />}
      </header>
      <Flags flags={flags} />
      <Details details={details} isWide={false} />
      {showsFiles && files.length > 0 && (
        <div className="review-files">
          {files.map(({ key, label }) => {
            const earlier = changes.find(({ field }) => field === key)?.links?.before;
            const link = fileLink(state, key);
            return earlier ? (
              <ReplacedFile key={key} label={label} before={earlier} now={link} />
            ) : (
              <FilePreview key={key} label={label} link={link} />
            );
          })}
        </div>
      )}
      <ReadLetter form={form} record={record} />
      <SectionQueries queries={record.queries[category]} section={section} changes={changes} />
      {canAct && <SectionSteps section={section} record={record} reviewer={reviewer} />}
    </Card>
  );
}
