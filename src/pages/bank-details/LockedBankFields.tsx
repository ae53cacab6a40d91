import type { BankDetails } from '../../domain/records/records.ts';
import { BankFields } from './BankFields.tsx';
import { fieldId } from './useBankForm.ts';

/** The fields as they are stored, locked; what was typed and never saved does not appear among them. */
export function LockedBankFields({ details }: { details: BankDetails }) {
  return (
    <BankFields
      isAccountNumberHidden
      controlOf={(field) => ({
        id: fieldId(field),
        name: field,
        value: details[field],
        disabled: true,
      })}
    />
  );
}
