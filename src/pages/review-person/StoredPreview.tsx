import { useState } from 'react';
import { Spinner } from '../../ui/feedback/Loader.tsx';
import { useStoredKind } from './useStoredKind.ts';

/** The page across the frame's width, without the viewer's list of pages. */
const PDF_VIEW = '#navpanes=0&view=FitH';

/** An image as an image, a PDF in a frame; whatever cannot be shown says so, and its link still works. */
export function StoredPreview({ label, link }: { label: string; link: string }) {
  const known = useStoredKind(link);
  const [hasFailed, setFailed] = useState(false);
  if (known.state === 'loading') {
    return (
      <p className="review-nothing" role="status">
        <Spinner />
        Loading the preview…
      </p>
    );
  }
  if (known.state === 'error')
    return <p className="field-error">The preview could not be loaded. {known.message}</p>;
  if (known.kind === 'pdf') return <iframe title={label} src={`${link}${PDF_VIEW}`} loading="lazy" />;
  if (known.kind === 'other' || hasFailed) {
    return <p className="review-nothing">This file cannot be shown here. Open it in a new tab.</p>;
  }
  return <img src={link} alt={label} loading="lazy" onError={() => setFailed(true)} />;
}
