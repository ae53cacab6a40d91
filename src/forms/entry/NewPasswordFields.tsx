import { useFormContext, useWatch } from 'react-hook-form';
import {
  isMistypedConfirmation,
  PASSWORD_MISMATCH,
  PASSWORD_RULE,
} from '../../domain/validators/newPassword.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { useField } from '../formContext.ts';

interface NewPassword {
  password: string;
  confirmPassword: string;
}

export function NewPasswordFields() {
  const fieldOf = useField<NewPassword>();
  const { control } = useFormContext<NewPassword>();
  const [password, confirmPassword] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const confirmation = fieldOf('confirmPassword');
  const isMistyped = isMistypedConfirmation(password, confirmPassword);
  return (
    <>
      <PasswordField
        {...fieldOf('password')}
        label="Password"
        autoComplete="new-password"
        hint={PASSWORD_RULE}
      />
      <PasswordField
        {...confirmation}
        label="Confirm Password"
        autoComplete="new-password"
        error={isMistyped ? PASSWORD_MISMATCH : confirmation.error}
      />
    </>
  );
}
