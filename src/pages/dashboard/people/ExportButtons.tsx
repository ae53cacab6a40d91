import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { CSV_TYPE, toCsv } from '../../../domain/exports/csv.ts';
import { peopleTable } from '../../../domain/people/table.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { today } from '../../../records/useNow.ts';
import { Failure } from '../../../ui/feedback/Failure.tsx';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';
import { saveFile } from '../../../ui/saveFile.ts';

const FAILED = 'The file could not be created, because a part of the portal did not load. Please try again.';

export function ExportButtons({ people }: { people: readonly ProgressRecord[] }) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  const isEmpty = people.length === 0;
  const fileName = (ending: string) => `people-${today()}.${ending}`;

  const handleCsv = () => {
    setError('');
    saveFile(fileName('csv'), toCsv(peopleTable(people, serverNow())), CSV_TYPE);
  };
  const handleXlsx = async () => {
    setPending(true);
    setError('');
    try {
      const { toXlsx, XLSX_TYPE } = await import('../../../domain/exports/xlsx.ts');
      saveFile(fileName('xlsx'), toXlsx('People', peopleTable(people, serverNow())), XLSX_TYPE);
    } catch {
      setError(FAILED);
      accountToast('error', FAILED);
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="form-actions">
      <Button variant="outline-secondary" size="sm" disabled={isEmpty} onClick={handleCsv}>
        Export CSV
      </Button>
      <SubmitButton
        type="button"
        variant="outline-secondary"
        size="sm"
        disabled={isEmpty}
        isPending={isPending}
        onClick={() => void handleXlsx()}
      >
        Export XLSX
      </SubmitButton>
      <Failure>{error}</Failure>
    </div>
  );
}
