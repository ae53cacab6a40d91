import { useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Notice } from '../../domain/privacy/notice.ts';
import { NoticeText } from '../../forms/NoticeText.tsx';
import { printDocument } from '../../ui/print/PrintButton.tsx';

/** R22: three lines, and the whole notice in place; the print has the whole notice, whatever is open. */
export function PrivacyNotice({ notice, summary }: { notice: Notice; summary: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby="privacy-notice" className="privacy-notice mb-4">
      <h2 id="privacy-notice" className="h6">
        {notice.title}
      </h2>
      <ul className="mb-2 small no-print">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div id={id} className="privacy-notice-whole" hidden={!isWhole}>
        <NoticeText notice={notice} />
      </div>
      <div className="privacy-notice-actions d-flex flex-wrap no-print">
        <Button
          variant="link"
          size="sm"
          className="px-0 py-1"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Close the whole notice' : 'Read the whole notice'}
        </Button>
        <Button
          variant="link"
          size="sm"
          className="px-0 py-1"
          onClick={() => void printDocument(notice.title)}
        >
          Print this notice
        </Button>
      </div>
    </section>
  );
}
