import Button from 'react-bootstrap/Button';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { CSV_TYPE, toCsv } from '../../../domain/exports/csv.ts';
import { peopleTable } from '../../../domain/people/table.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { today } from '../../../records/useNow.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';

const FAILED = 'The file could not be created, because a part of the portal did not load. Please try again.';

export function ExportButtons({ people }: { people: readonly ProgressRecord[] }) {
  const isEmpty = people.length === 0;
  const fileName = (ending: string) => `people-${today()}.${ending}`;

  const xlsx = useWrite(
    async () => {
      const { toXlsx, XLSX_TYPE } = await import('../../../domain/exports/xlsx.ts');
      saveFile(fileName('xlsx'), toXlsx('People', peopleTable(people, serverNow())), XLSX_TYPE);
    },
    { explain: () => FAILED, toast: accountToast },
  );
  const handleCsv = () => {
    xlsx.forgetError();
    saveFile(fileName('csv'), toCsv(peopleTable(people, serverNow())), CSV_TYPE);
  };

  return (
    <div className="form-actions">
      <Button variant="outline-secondary" size="sm" disabled={isEmpty} onClick={handleCsv}>
        Export CSV
      </Button>
      <SubmitButton
        variant="outline-secondary"
        size="sm"
        disabled={isEmpty}
        isPending={xlsx.isPending}
        onClick={() => void xlsx.run()}
      >
        Export XLSX
      </SubmitButton>
      <Failure>{xlsx.error}</Failure>
    </div>
  );
}
