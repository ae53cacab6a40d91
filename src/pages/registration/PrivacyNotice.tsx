import Button from 'react-bootstrap/Button';
import type { Notice } from '../../domain/privacy/notice.ts';
import { NoticeText } from '../../forms/NoticeText.tsx';
import { printDocument } from '../../ui/print/PrintButton.tsx';

/** R22: the notice is expanded, because the registration stores that it was shown. */
export function PrivacyNotice({ notice }: { notice: Notice }) {
  return (
    <section aria-labelledby="privacy-notice" className="border-top border-bottom py-3 mb-4">
      <h2 id="privacy-notice" className="h6">
        {notice.title}
      </h2>
      <NoticeText notice={notice} />
      <Button
        variant="outline-secondary"
        size="sm"
        className="no-print"
        onClick={() => void printDocument(notice.title)}
      >
        Print this notice
      </Button>
    </section>
  );
}
