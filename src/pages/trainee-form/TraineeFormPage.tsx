import { PersonPage } from '../../forms/PersonPage.tsx';
import { TraineeForm } from './TraineeForm.tsx';
import './trainee-form.scss';

export function TraineeFormPage() {
  return (
    <PersonPage title="Trainee Registration Form" printed="sheet">
      {(record) => <TraineeForm record={record} />}
    </PersonPage>
  );
}
