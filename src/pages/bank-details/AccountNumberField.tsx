import { type ComponentPropsWithRef, useState } from 'react';
import { maskAccountNumber } from '../../domain/validators/mask.ts';
import { FieldFrame, type FieldProps } from '../../ui/fields/FieldFrame.tsx';
import { READ_ONLY } from '../../ui/fields/locked.ts';
import { SecretInput } from '../../ui/fields/SecretInput.tsx';

interface AccountNumberFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {
  /** Whether the number is hidden at first. */
  isHidden: boolean;
}

/**
 * A locked number shows its last four digits; in an editable one only the look of the digits changes, so that
 * it can be typed over.
 */
export function AccountNumberField({ isHidden, value, ...field }: AccountNumberFieldProps) {
  const [isShown, setShown] = useState(!isHidden);
  const locked = typeof value === 'string' && {
    ...READ_ONLY,
    value: isShown ? value : maskAccountNumber(value),
  };
  return (
    <FieldFrame {...field}>
      {(control) => (
        <SecretInput
          {...control}
          {...locked}
          type="text"
          inputMode="numeric"
          className={isShown || locked ? '' : 'hidden-digits'}
          secret="account number"
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      )}
    </FieldFrame>
  );
}
