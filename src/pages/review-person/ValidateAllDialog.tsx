import { FORM_LIST } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import type { Flag } from '../../domain/review/flag.ts';
import { reviewSection } from '../../domain/review/sections.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

interface ValidateAllDialogProps {
  isOpen: boolean;
  record: UserRecord;
  flags: readonly Flag[];
  isPending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ValidateAllDialog({ record, flags, ...dialog }: ValidateAllDialogProps) {
  const titles = FORM_LIST.filter(({ key }) => record.forms[key] === 1).map(({ title }) => title);
  return (
    <ConfirmDialog
      title={flags.length === 1 ? '1 point to check' : `${flags.length} points to check`}
      confirmLabel="Validate all"
      {...dialog}
    >
      <ul>
        {flags.map(({ part, label, message }) => (
          <li key={`${part} ${label} ${message}`}>
            {reviewSection(record, part).title}, {label}: {message}
          </li>
        ))}
      </ul>
      {titles.length > 0 && <p className="mb-0">To be validated: {titles.join(', ')}.</p>}
    </ConfirmDialog>
  );
}
