import { type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { FORMS } from '../domain/forms/registry.ts';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import type { Detail } from '../domain/review/detail.ts';
import type { Flag } from '../domain/review/flag.ts';
import { fileLink, type ReviewSection, type ReviewState, untilDetails } from '../domain/review/sections.ts';
import type { PartChanges } from '../domain/review/snapshotChanges.ts';
import { onDemand } from '../ui/feedback/onDemand.tsx';
import { StatusBadge } from '../ui/feedback/StatusBadge.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { FilePreview, ReplacedFile } from './FilePreview.tsx';
import { SectionQueries } from './SectionQueries.tsx';
import { ShownValue } from './SensitiveValue.tsx';

interface SectionEvidenceProps {
  section: ReviewSection;
  state: ReviewState;
  /** The flags of all sections. */
  flags: readonly Flag[];
  /** Changes since the last review of the sections, where known. */
  parts?: readonly PartChanges[];
  /** Position of the files: beside the values, where there is room, or elsewhere on the screen. */
  files: 'beside' | 'elsewhere';
  id?: string;
  children?: ReactNode;
}

export function SectionEvidence({
  section,
  state,
  flags,
  parts = [],
  files: place,
  id,
  children,
}: SectionEvidenceProps) {
  const { form, category, title, details, files } = section;
  const { record } = state;
  const headingId = useId();
  const own = form ?? 'profile';
  const changes = parts.find(({ part }) => part === own)?.changes ?? [];
  const isBeside = place === 'beside';
  const hasFiles = files.length > 0;
  return (
    <Card as="section" body id={id} aria-labelledby={headingId}>
      <header className="d-flex flex-wrap row-gap-1 column-gap-3 align-items-baseline justify-content-between mb-3">
        <h2 id={headingId} className="m-0" tabIndex={-1}>
          {title}
        </h2>
        {form && <StatusBadge status={record.forms[form]} />}
      </header>
      <Flags flags={flags.filter(({ part }) => part === own)} names={namesOf(record)} />
      <div className={isBeside && hasFiles ? 'approval-columns' : undefined}>
        <Details details={[...details, ...untilDetails(own, state)]} isWide={isBeside && !hasFiles} />
        {place !== 'elsewhere' && hasFiles && (
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
      </div>
      <ReadLetter form={form} record={record} />
      <SectionQueries queries={record.queries[category]} section={section} changes={changes} />
      {children}
    </Card>
  );
}

interface FlagsProps {
  flags: readonly Flag[];
  /** Names in the flags. */
  names?: readonly string[];
  title?: string;
}

/** The names that flags and messages about a person quote. */
export function namesOf({ name, vendorDetails }: UserRecord): string[] {
  return [name, vendorDetails.sectionOne?.nameOfVendor ?? ''];
}

export function Flags({ flags, names = [], title = 'Worth a second look' }: FlagsProps) {
  const headingId = useId();
  if (flags.length === 0) return null;
  return (
    <div className="review-flags">
      <h3 id={headingId}>{title}</h3>
      <ul aria-labelledby={headingId}>
        {flags.map(({ label, message }) => (
          <li key={`${label} ${message}`}>
            <strong>{`${label}:`}</strong> <Sentence values={names}>{message}</Sentence>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Details({ details, isWide }: { details: readonly Detail[]; isWide: boolean }) {
  if (details.length === 0) return <p className="text-body-secondary">Nothing has been entered yet.</p>;
  return (
    <dl className={`review-details ${isWide ? 'is-wide' : ''}`}>
      {details.map(({ field, label, value, isSensitive }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <ShownValue label={label} value={value} isSensitive={isSensitive} empty="Not entered">
              {breakable(value)}
            </ShownValue>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LetterDialog = onDemand(async () => (await import('./LetterDialog.tsx')).LetterDialog);

/** Empty for a form without a letter, or before its submission. */
function ReadLetter({ form, record }: { form: FormKey | undefined; record: UserRecord }) {
  const [isOpen, setOpen] = useState(false);
  if (!form || !FORMS[form].isLetter || record.forms[form] === 0) return null;
  return (
    <p>
      <Button variant="outline-secondary" size="sm" onClick={() => setOpen(true)}>
        Read the letter<span className="visually-hidden">{` for ${FORMS[form].title}`}</span>
      </Button>
      {isOpen && <LetterDialog form={form} record={record} onClose={() => setOpen(false)} />}
    </p>
  );
}

/** A long word, such as an address, breaks before “@” or “(” first. */
function breakable(text: string): ReactNode {
  const at = text.includes(' ') ? 0 : text.search(/[@(]/);
  if (at < 1) return text;
  return (
    <>
      <span>{text.slice(0, at)}</span>
      <wbr />
      <span>{text.slice(at)}</span>
    </>
  );
}
