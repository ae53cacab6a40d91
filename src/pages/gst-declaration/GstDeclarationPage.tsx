import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { isFormPrintable } from '../../domain/forms/statuses.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { NoRecord } from '../../forms/NoRecord.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PrintButton } from '../../ui/print/PrintButton.tsx';
import { printDocument } from '../../ui/print/printDocument.ts';
import { DeclarationStatus } from './DeclarationStatus.tsx';
import { GstLetter } from './GstLetter.tsx';

/** The printable GST declaration letter; Print appears once it is validated. */
export function GstDeclarationPage() {
  const records = useRecords();
  const live = useUserRecord();
  return (
    <>
      <div className="no-print">
        <PageHeading title="GST Declaration" />
      </div>
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) => {
          if (!record || record.usertype === 'introducer') return <NoRecord />;
          if (!isDeclared(record)) return <NotDeclared />;
          return (
            <>
              <div className="no-print">
                <DeclarationStatus status={record.forms.nonapplicability} />
                {isFormPrintable(record.forms.nonapplicability) && (
                  <PrintButton onPrint={() => void printDocument(`GST Declaration ${record.name}`)} />
                )}
              </div>
              <GstLetter record={record} />
            </>
          );
        }}
      </LiveView>
    </>
  );
}

function isDeclared({ forms, nongst }: UserRecord): boolean {
  return forms.nonapplicability !== 0 && nongst.date !== '' && nongst.address !== '';
}

function NotDeclared() {
  return (
    <Notice kind="info" title="There is no declaration yet">
      <p>
        The letter is here as soon as you have submitted the{' '}
        <Link to={paths.nonApplicability}>Declaration for Non applicability of GST</Link>.
      </p>
    </Notice>
  );
}
