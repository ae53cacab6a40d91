import { type ReactNode, useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { storedKind } from '../backend/files/storedKind.ts';
import type { AppError } from '../domain/appError.ts';
import { useRead } from '../records/useRead.ts';
import { Failure } from '../ui/feedback/Failure.tsx';
import { Spinner } from '../ui/feedback/Loader.tsx';
import { NOT_LOGGED, useAccess } from './Visit.tsx';

export function FilePreview({ label, link }: { label: string; link: string }) {
  if (!link) {
    return (
      <figure className="review-file">
        <figcaption>{label}</figcaption>
        <p className="text-body-secondary">Not uploaded</p>
      </figure>
    );
  }
  return (
    <FileAccess>
      <figure className="review-file">
        <figcaption>
          <span>{label}</span>
          <a href={link} target="_blank" rel="noopener noreferrer">
            Open<span className="visually-hidden">{` ${label}`}</span> in a new tab
          </a>
        </figcaption>
        <StoredPreview key={link} label={label} link={link} />
      </figure>
    </FileAccess>
  );
}

interface ReplacedFileProps {
  label: string;
  before: string;
  now: string;
  /** The captions of both files. */
  captions?: readonly [string, string];
}

/** A file beside the one that it replaced. */
export function ReplacedFile({
  label,
  before,
  now,
  captions: [earlier, later] = [`${label} before`, `${label} now`],
}: ReplacedFileProps) {
  return (
    <div className="review-files">
      <FilePreview label={earlier} link={before} />
      <FilePreview label={later} link={now} />
    </div>
  );
}

/** Fits the page to the frame's width, without the viewer's list of pages. */
const PDF_VIEW = '#navpanes=0&view=FitH';

function previewProblem({ code, message }: AppError): string {
  if (code === 'storage/blocked') return message;
  if (code === 'storage/object-not-found')
    return 'This file is no longer stored. If it is needed, the person has to upload it again.';
  return 'The preview could not be loaded. Please open the file in a new tab.';
}

/** A file without a preview shows a note, and its link works. */
export function StoredPreview({ label, link }: { label: string; link: string }) {
  const { value: kind, error } = useRead(link, storedKind);
  const [hasFailed, setFailed] = useState(false);
  if (error) return <p className="field-error">{previewProblem(error)}</p>;
  if (!kind) return <PreviewLoading />;
  // Missing in older browsers, which have a viewer.
  if (kind === 'pdf' && navigator.pdfViewerEnabled !== false) {
    return <iframe title={label} src={`${link}${PDF_VIEW}`} loading="lazy" />;
  }
  if (kind !== 'image' || hasFailed) {
    return <p className="text-body-secondary">This file cannot be shown here. Open it in a new tab.</p>;
  }
  return <img src={link} alt={label} loading="lazy" onError={() => setFailed(true)} />;
}

type State = 'asking' | 'granted' | 'failed';

/** R22: shows the files of a person to staff once the event is stored. */
export function FileAccess({ children }: { children: ReactNode }) {
  const { isOwn, see } = useAccess();
  const [state, setState] = useState<State>('asking');
  useEffect(() => {
    if (isOwn || state !== 'asking') return;
    let isOver = false;
    see('files').then(
      () => isOver || setState('granted'),
      () => isOver || setState('failed'),
    );
    return () => {
      isOver = true;
    };
  });
  if (isOwn || state === 'granted') return children;
  if (state === 'asking') return <PreviewLoading />;
  return (
    <>
      <Failure>{NOT_LOGGED}</Failure>
      <Button variant="outline-secondary" size="sm" onClick={() => setState('asking')}>
        Try again
      </Button>
    </>
  );
}

function PreviewLoading() {
  return (
    <p className="text-body-secondary" role="status">
      <Spinner />
      <span>Loading the preview…</span>
    </p>
  );
}
