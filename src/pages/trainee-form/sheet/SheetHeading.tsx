import { formStatusLabel } from '../../../domain/forms/statuses.ts';
import type { UserRecord } from '../../../domain/records/records.ts';
import { usePrintMargins } from '../../../ui/print/usePrintMargins.ts';
import { DetailList } from './DetailList.tsx';

export function SheetHeading({ record }: { record: UserRecord }) {
  usePrintMargins(`Trainee Registration Form · ${record.name} · ${record.userid}`);
  return (
    <div className="print-only">
      <DetailList
        details={[
          ['Name', record.name],
          ['User ID', record.userid],
          ['Status', formStatusLabel(record.forms.vendorform)],
        ]}
      />
    </div>
  );
}
