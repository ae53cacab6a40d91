import { formatDate } from '../../../domain/dates.ts';
import { emptySectionSix } from '../../../domain/defaults.ts';
import type { UserRecord } from '../../../domain/records.ts';
import { DetailList } from './DetailList.tsx';

/** Section 4 as stored, on paper. */
export function DeclarationSheet({ record }: { record: UserRecord }) {
  const six = record.vendorDetails.sectionSix ?? emptySectionSix();
  return (
    <div className="print-only">
      <DetailList
        details={[
          ['Service Provider', six.serviceProvider],
          ['Name of Signatory', six.signatoryName],
          ['Position of Signatory', six.positionOfSignatory],
          ['Contact Number of Signatory', six.signatoryContactNumber],
          ['E-mail of Signatory', six.signatoryEmail],
          ['Place', six.place],
          ['Date', formatDate(six.signatoryDate)],
        ]}
      />
    </div>
  );
}
