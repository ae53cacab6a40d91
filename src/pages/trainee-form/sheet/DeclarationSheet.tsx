import { emptySectionSix } from '../../../domain/records/defaults.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { DECLARATION } from '../../../forms/SubmitDialog.tsx';
import { LetterClose } from '../../../ui/print/Letter.tsx';
import { DetailList } from './DetailList.tsx';

export function DeclarationSheet({ record }: { record: UserRecord }) {
  const six = record.vendorDetails.sectionSix ?? emptySectionSix();
  return (
    <div className="print-only sheet-together">
      <DetailList
        details={[
          ['Service Provider', six.serviceProvider],
          ['Position of Signatory', six.positionOfSignatory],
          ['Contact Number of Signatory', six.signatoryContactNumber],
          ['E-mail of Signatory', six.signatoryEmail],
        ]}
      />
      <p>{DECLARATION}</p>
      <LetterClose
        facts={[
          { term: 'Place', value: six.place },
          { term: 'Date', value: formatDate(six.signatoryDate) },
        ]}
        signatory={six.signatoryName}
        signImage={record.signImage}
      />
    </div>
  );
}
