import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { serverNow } from '../../../backend/records/serverTime.ts';
import { peopleTable, toCsv } from '../../../domain/people/table.ts';
import type { ProgressRecord } from '../../../domain/records/records.ts';
import { todayInIndia } from '../../../domain/time/dates.ts';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SubmitButton } from '../../../ui/fields/SubmitButton.tsx';

function saveAs(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FAILED = 'The file could not be made, because a part of the portal did not load. Please try again.';

export function ExportButtons({ people }: { people: readonly ProgressRecord[] }) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');
  const isEmpty = people.length === 0;
  const fileName = (ending: string) => `people-${todayInIndia(new Date(serverNow()))}.${ending}`;

  const handleCsv = () => {
    setError('');
    saveAs(fileName('csv'), toCsv(peopleTable(people, serverNow())), 'text/csv;charset=utf-8');
  };
  const handleXlsx = async () => {
    setPending(true);
    setError('');
    try {
      const { toXlsx } = await import('../../../domain/people/xlsx.ts');
      saveAs(fileName('xlsx'), toXlsx('People', peopleTable(people, serverNow())), XLSX_TYPE);
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
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
