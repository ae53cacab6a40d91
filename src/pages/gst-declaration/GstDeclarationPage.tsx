import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isFormPrintable } from '../../domain/forms/statuses.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { GstLetter } from '../../forms/letters/GstLetter.tsx';
import { PersonPage } from '../../forms/PersonPage.tsx';
import { printHint, StatusNote } from '../../forms/StatusNote.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { printDocument } from '../../ui/print/printDocument.ts';

export function GstDeclarationPage() {
  return (
    <PersonPage title="GST Declaration" printed="letter">
      {(record) =>
        isDeclared(record) ? (
          <>
            <div className="no-print">
              <StatusNote record={record} form="nonapplicability">
                {printHint(record, 'nonapplicability')}
              </StatusNote>
              {isFormPrintable(record.forms.nonapplicability) && (
                <PrintButton onPrint={() => void printDocument(`GST Declaration ${record.name}`)} />
              )}
            </div>
            <GstLetter record={record} />
          </>
        ) : (
          <Notice kind="info" title="There is no declaration yet">
            <p>
              The letter is here as soon as you have submitted the{' '}
              <Link to={paths.nonApplicability}>Declaration for Non applicability of GST</Link>.
            </p>
          </Notice>
        )
      }
    </PersonPage>
  );
}

function isDeclared({ forms, nongst }: UserRecord): boolean {
  return forms.nonapplicability !== 0 && nongst.date !== '' && nongst.address !== '';
}
