import Button from 'react-bootstrap/Button';
import type { Notice } from '../../domain/privacy/notice.ts';
import { DetailList } from '../../ui/DetailList.tsx';
import { printDocument } from '../../ui/print/PrintButton.tsx';

/** R22: the notice is expanded, because the registration stores that it was shown. */
export function PrivacyNotice({ notice }: { notice: Notice }) {
  const { title, intro, rows, paragraphs, board } = notice;
  return (
    <section aria-labelledby="privacy-notice" className="border-top border-bottom py-3 mb-4">
      <h2 id="privacy-notice" className="h6">
        {title}
      </h2>
      <p>{intro}</p>
      <DetailList
        className="mb-3"
        details={rows.map(({ data, why, seenBy }) => [data, `${why} Seen by ${seenBy}`])}
      />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {board && (
        <p>
          Data Protection Board of India: <a href={board}>{board}</a>
        </p>
      )}
      <Button
        variant="outline-secondary"
        size="sm"
        className="no-print"
        onClick={() => void printDocument(title)}
      >
        Print this notice
      </Button>
    </section>
  );
}
