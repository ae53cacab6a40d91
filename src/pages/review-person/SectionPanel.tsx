import { useId } from 'react';
import type { Detail } from '../../domain/review/detail.ts';
import type { Flag } from '../../domain/review/flag.ts';
import { fileLink, type ReviewSection, type ReviewState } from '../../domain/review/sections.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { FilePreview } from './FilePreview.tsx';
import { SectionQueries } from './SectionQueries.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { SensitiveValue } from './SensitiveValue.tsx';

/** Aadhar and account number are hidden until asked for. */
export function Details({ details, isWide }: { details: readonly Detail[]; isWide: boolean }) {
  if (details.length === 0) return <p className="review-nothing">Nothing has been entered yet.</p>;
  return (
    <dl className={`review-details ${isWide ? 'is-wide' : ''}`}>
      {details.map(({ field, label, value, isSensitive }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {value === '' && <span className="review-nothing">Not entered</span>}
            {value !== '' &&
              (isSensitive ? <SensitiveValue label={label} value={value} kind={isSensitive} /> : value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The reviewer decides what to make of them. */
function Flags({ flags }: { flags: readonly Flag[] }) {
  const headingId = useId();
  if (flags.length === 0) return null;
  return (
    <div className="review-flags">
      <h3 id={headingId}>Worth a second look</h3>
      <ul aria-labelledby={headingId}>
        {flags.map(({ label, message }) => (
          <li key={`${label} ${message}`}>
            <strong>{label}:</strong> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SectionPanelProps {
  section: ReviewSection;
  state: ReviewState;
  flags: readonly Flag[];
  reviewer: Reviewer;
  canAct: boolean;
}

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
      <div className={files.length > 0 ? 'review-columns' : undefined}>
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
