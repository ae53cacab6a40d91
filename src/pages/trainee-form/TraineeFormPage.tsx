import { useRecords, useUserRecord } from '../../session/useRecords.ts';
import { Letterhead } from '../../ui/Letterhead.tsx';
import { LiveView } from '../../ui/LiveView.tsx';
import { NoRecord } from '../../ui/NoRecord.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TraineeForm } from './TraineeForm.tsx';
import './trainee-form.scss';

/** The Trainee Registration Form (SPEC 2). Introducers have none. */
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
