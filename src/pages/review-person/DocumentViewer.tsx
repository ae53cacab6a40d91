import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { storedKind } from '../../backend/files/storedKind.ts';
import type { DocumentsKey } from '../../domain/records/records.ts';
import { fileLink, type ReviewSection, type ReviewState } from '../../domain/review/sections.ts';
import type { PartChanges } from '../../domain/review/snapshotChanges.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { FileAccess, StoredPreview } from '../../evidence/FilePreview.tsx';
import { useRead } from '../../records/useRead.ts';
import { sectionId } from './useSectionInView.ts';

interface DocumentViewerProps {
  state: ReviewState;
  sections: readonly ReviewSection[];
  /** The id of a section. */
  inView: string | undefined;
  parts: readonly PartChanges[];
}

/** Shows the first document of the section in view, until another one is chosen. */
export function DocumentViewer({ state, sections, inView, parts }: DocumentViewerProps) {
  const all = sections.flatMap((section) =>
    section.files.map((file) => ({
      ...file,
      link: fileLink(state, file.key),
      at: sectionId(section.category),
    })),
  );
  const files = all.filter(({ link }) => link !== '');
  const missing = all.filter(({ link }) => link === '').map(({ label }) => label);
  const [shown, setShown] = useState<{ key: DocumentsKey; at: string | undefined }>();
  const first = files.find(({ at }) => at === inView);
  if (first && shown?.at !== inView) setShown({ key: first.key, at: inView });
  const file = files.find(({ key }) => key === shown?.key) ?? files[0];
  const replaced = replacedFile(parts, file?.key);
  const earlier = replaced?.link;
  return (
    <section className="review-viewer" aria-label="Documents">
      <div className="d-flex flex-wrap gap-2 align-items-center">
        {files.map(({ key, label }) => (
          <Button
            key={key}
            variant="outline-secondary"
            size="sm"
            active={key === file?.key}
            aria-pressed={key === file?.key}
            onClick={() => setShown({ key, at: inView })}
          >
            {label}
          </Button>
        ))}
      </div>
      {replaced && (
        <p
          className="small text-body-secondary"
          role="status"
        >{`Replaced after the review of ${formatTimestamp(replaced.at)}.${replaced.link === '' ? ' The earlier file is no longer stored.' : ''}`}</p>
      )}
      {missing.length > 0 && (
        <p className="small text-body-secondary">{`Not uploaded: ${missing.join(', ')}`}</p>
      )}
      {file && (
        <FileAccess>
          <div className="review-sheets">
            <OneDocument
              key={file.link}
              label={file.label}
              link={file.link}
              {...(earlier && { when: 'now' })}
            />
            {earlier && <OneDocument key={earlier} label={file.label} link={earlier} when="before" />}
          </div>
        </FileAccess>
      )}
    </section>
  );
}

/** `link` is empty when the earlier file was overwritten. */
function replacedFile(parts: readonly PartChanges[], key: DocumentsKey | undefined) {
  for (const { at, changes } of parts) {
    const links = changes.find(({ field }) => field === key)?.links;
    if (links) return { at, link: links.before };
  }
  return undefined;
}

/** Whole class names, because the build removes styles of names that it does not find. */
const ZOOMS = ['', 'is-zoomed-150', 'is-zoomed-200', 'is-zoomed-300'];
const TURNS = ['', 'is-turned-right', 'is-turned-over', 'is-turned-left'];

interface OneDocumentProps {
  label: string;
  link: string;
  when?: 'now' | 'before';
}

/** A PDF viewer has its own buttons. */
function OneDocument({ label, link, when }: OneDocumentProps) {
  const [step, setStep] = useState(0);
  const [turn, setTurn] = useState(0);
  const isImage = useRead(link, storedKind).value === 'image';
  const name = when ? `${label} ${when}` : label;
  return (
    <section className="review-document" aria-label={when && name}>
      <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between">
        {when && <strong>{when === 'now' ? 'Now' : 'Before'}</strong>}
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
            <Button variant="outline-secondary" onClick={() => setTurn((turn + 1) % TURNS.length)}>
              Rotate
            </Button>
          </ButtonGroup>
        )}
        <a href={link} target="_blank" rel="noopener noreferrer">
          {/* Two files side by side have less room. */}
          Open<span className="visually-hidden">{` ${name}`}</span>
          <span className={when && 'visually-hidden'}> in a new tab</span>
        </a>
      </div>
      <div className={`review-sheet ${ZOOMS[step]} ${TURNS[turn]}`}>
        <StoredPreview label={name} link={link} />
      </div>
    </section>
  );
}
