import { reviewPath } from '../../config/paths.ts';
import { FORM_LIST } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { type Duplicate, flagsText } from '../../domain/review/findings.ts';
import type { Flag } from '../../domain/review/flag.ts';
import { reviewSection } from '../../domain/review/sections.ts';
import { TAX_TITLE } from '../../domain/taxes/labels.ts';
import { Duplicates } from '../../evidence/Duplicates.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

interface ValidateAllDialogProps {
  isOpen: boolean;
  record: UserRecord;
  flags: readonly Flag[];
  duplicates: readonly Duplicate[];
  isPending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ValidateAllDialog({ record, flags, duplicates, ...dialog }: ValidateAllDialogProps) {
  const titles = FORM_LIST.filter(({ key }) => record.forms[key] === 1).map(({ title }) => title);
  return (
    <ConfirmDialog
      title={`To check: ${flagsText({ points: flags.length, duplicates })}`}
      confirmLabel="Validate all"
      {...dialog}
    >
      {flags.length > 0 && (
        <ul className="review-list">
          {flags.map(({ part, label, message }) => (
            <li key={`${part} ${label} ${message}`}>
              <strong>{`${part === 'taxes' ? TAX_TITLE : reviewSection(record, part).title}, ${label}:`}</strong>{' '}
              <span>{`${message}`}</span>
            </li>
          ))}
        </ul>
      )}
      <Duplicates duplicates={duplicates} addressOf={reviewPath} />
      {titles.length > 0 && <p className="mb-0">{`To be validated: ${titles.join(', ')}.`}</p>}
    </ConfirmDialog>
  );
}
