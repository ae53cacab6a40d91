import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import type { DocumentsKey } from '../../domain/records/records.ts';
import { fileLink, type ReviewSection, type ReviewState } from '../../domain/review/sections.ts';
import { reviewedChanges } from '../../domain/review/snapshotChanges.ts';
import type { ReviewedRecord } from '../../domain/review/snapshots.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { StoredPreview, useStoredKind } from '../../evidence/FilePreview.tsx';
import { type Live, lastOf } from '../../records/liveRecord.ts';
import { sectionId } from './useSectionInView.ts';

interface DocumentViewerProps {
  state: ReviewState;
  sections: readonly ReviewSection[];
  /** The id of a section. */
  inView: string | undefined;
  reviewed: Live<ReviewedRecord>;
}

/** Shows the first document of the section in view, until another one is chosen. */
export function DocumentViewer({ state, sections, inView, reviewed }: DocumentViewerProps) {
  const files = sections.flatMap((section) =>
    section.files.map((file) => ({
      ...file,
      link: fileLink(state, file.key),
      at: sectionId(section.category),
    })),
  );
  const [shown, setShown] = useState<{ key: DocumentsKey; at: string | undefined }>();
  const here = files.filter(({ at }) => at === inView);
  if (here[0] && shown?.at !== inView) {
    setShown({ key: (here.find(({ link }) => link !== '') ?? here[0]).key, at: inView });
  }
  const file = files.find(({ key }) => key === shown?.key) ?? files[0];
  if (!file) return null;
  const replaced = reviewedChanges(lastOf(reviewed)?.value ?? {}, state).find(({ changes }) =>
    changes.some(({ field, before, now }) => field === file.key && before !== '' && now !== ''),
  );
  return (
    <section className="desk-viewer" aria-label="Documents">
      <div className="desk-documents">
        {files.map(({ key, label, link }) => (
          <Button
            key={key}
            variant="outline-secondary"
            size="sm"
            active={key === file.key}
            aria-pressed={key === file.key}
            onClick={() => setShown({ key, at: inView })}
          >
            {label}
            {link === '' && <span className="review-nothing"> (missing)</span>}
          </Button>
        ))}
      </div>
      {replaced && (
        <p className="review-facts" role="status">
          Replaced after the review of {formatTimestamp(replaced.at)}. The earlier file is no longer stored.
        </p>
      )}
      {file.link === '' ? (
        <p className="review-nothing">Not uploaded</p>
      ) : (
        <OneDocument key={file.link} label={file.label} link={file.link} />
      )}
    </section>
  );
}

/** In percent. */
const ZOOMS = [100, 150, 200, 300] as const;

/** A PDF brings buttons of its own. */
function OneDocument({ label, link }: { label: string; link: string }) {
  const [step, setStep] = useState(0);
  const [quarters, setQuarters] = useState(0);
  const known = useStoredKind(link);
  const isImage = known.state === 'ready' && known.kind === 'image';
  return (
    <>
      <div className="desk-tools">
        {isImage && (
          <ButtonGroup size="sm">
            <Button variant="outline-secondary" disabled={step === 0} onClick={() => setStep(step - 1)}>
              Zoom out
            </Button>
            <Button
              variant="outline-secondary"
              disabled={step === ZOOMS.length - 1}
              onClick={() => setStep(step + 1)}
            >
              Zoom in
            </Button>
            <Button variant="outline-secondary" onClick={() => setQuarters((quarters + 1) % 4)}>
              Rotate
            </Button>
          </ButtonGroup>
        )}
        <a href={link} target="_blank" rel="noopener noreferrer">
          Open<span className="visually-hidden"> {label}</span> in a new tab
        </a>
      </div>
      <div className={`desk-sheet is-${ZOOMS[step]} is-turned-${quarters}`}>
        <StoredPreview label={label} link={link} />
      </div>
    </>
  );
}
