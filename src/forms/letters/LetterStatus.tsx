import type { ReactNode } from 'react';
import { isFormPrintable } from '../../domain/forms/statuses.ts';
import type { FormKey, UserRecord } from '../../domain/records/records.ts';
import { PrintButton, printDocument } from '../../ui/print/PrintButton.tsx';
import { printHint, StatusNote } from '../StatusNote.tsx';

interface LetterStatusProps {
  record: UserRecord;
  form: FormKey;
  /** The name of the printed file, followed by the person's name. */
  title: string;
  children?: ReactNode;
}

export function LetterStatus({ record, form, title, children }: LetterStatusProps) {
  return (
    <div className="no-print">
      <StatusNote record={record} form={form}>
        {printHint(record, form)}
      </StatusNote>
      {children}
      {isFormPrintable(record.forms[form]) && (
        <PrintButton onPrint={() => void printDocument(`${title} ${record.name}`)} />
      )}
    </div>
  );
}
