import type { UserRecord } from '../../../domain/records.ts';
import { formStatusLabel } from '../../../domain/statuses.ts';
import { usePrintMargins } from '../../../ui/usePrintMargins.ts';
import { DetailList } from './DetailList.tsx';

/** Whose form the paper is, and how far it got. */
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
