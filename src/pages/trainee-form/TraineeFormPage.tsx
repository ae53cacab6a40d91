import { NoRecord } from '../../forms/NoRecord.tsx';
import { useRecords, useUserRecord } from '../../records/useRecords.ts';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Letterhead } from '../../ui/print/Letterhead.tsx';
import { TraineeForm } from './TraineeForm.tsx';
import './trainee-form.scss';

/** The Trainee Registration Form. Introducers have none. */
export function TraineeFormPage() {
  const records = useRecords();
  const live = useUserRecord();
  return (
    <>
      <div className="print-only">
        <Letterhead />
      </div>
      <PageHeading title="Trainee Registration Form" />
      <LiveView live={live} onRetry={records.user.retry}>
        {(record) =>
          record && record.usertype !== 'introducer' ? <TraineeForm record={record} /> : <NoRecord />
        }
      </LiveView>
    </>
  );
}
