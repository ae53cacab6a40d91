import { reviewPath } from '../../config/paths.ts';
import { FORM_LIST } from '../../domain/forms/registry.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { TAX_TITLE } from '../../domain/records/taxes.ts';
import { type Duplicate, flagsText } from '../../domain/review/findings.ts';
import type { Flag } from '../../domain/review/flag.ts';
import { reviewSection } from '../../domain/review/sections.ts';
import { Duplicates } from '../../evidence/Duplicates.tsx';
import { namesOf } from '../../evidence/SectionEvidence.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

interface ValidateAllDialogProps {
  isOpen: boolean;
  record: UserRecord;
  flags: readonly Flag[];
  /** null after a search that failed. */
  duplicates: readonly Duplicate[] | null;
  isPending: boolean;
  error: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ValidateAllDialog({ record, flags, duplicates, ...dialog }: ValidateAllDialogProps) {
  const titles = FORM_LIST.filter(({ key }) => record.forms[key] === 1).map(({ title }) => title);
  return (
    <ConfirmDialog
      title={`To check: ${duplicates ? flagsText({ points: flags.length, duplicates }) : 'the search for duplicates failed'}`}
      confirmLabel="Validate all"
      {...dialog}
    >
      {flags.length > 0 && (
        <ul className="review-list">
          {flags.map(({ part, label, message }) => (
            <li key={`${part} ${label} ${message}`}>
              <strong>{`${part === 'taxes' ? TAX_TITLE : reviewSection(record, part).title}, ${label}:`}</strong>{' '}
              <Sentence values={namesOf(record)}>{message}</Sentence>
            </li>
          ))}
        </ul>
      )}
      {duplicates ? (
        <Duplicates duplicates={duplicates} addressOf={reviewPath} />
      ) : (
        <p>
          Whether somebody else has the same PAN, account or numbers is not known. Cancel and try again, or
          validate now: the search runs again before you send the record for approval.
        </p>
      )}
      {titles.length > 0 && <p className="mb-0">{`To be validated: ${titles.join(', ')}.`}</p>}
    </ConfirmDialog>
  );
}
