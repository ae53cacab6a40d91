import { useWatch } from 'react-hook-form';
import { isMistypedConfirmation, PASSWORD_MISMATCH } from '../../domain/validators/newPassword.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { fieldId, type RegistrationFormState } from './registrationSchema.ts';

interface AccountFieldsProps {
  form: RegistrationFormState;
  /** The invitation names the introducer. */
  isInvited: boolean;
}

export function AccountFields({ form, isInvited }: AccountFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const { password = '', confirmPassword = '' } = useWatch({ control });
  const isMistyped = isMistypedConfirmation(password, confirmPassword);
  return (
    <>
      {!isInvited && (
        <>
          <TextField
            id={fieldId('fpoc')}
            label="Introducer Name"
            autoComplete="off"
            hint="The employee who asked you to register"
            error={errors.fpoc?.message}
            {...register('fpoc')}
          />
          <TextField
            id={fieldId('fpocno')}
            label="Introducer E-mail"
            type="email"
            autoComplete="off"
            hint="Their work e-mail address"
            error={errors.fpocno?.message}
            {...register('fpocno')}
          />
        </>
      )}
      <PasswordField
        id={fieldId('password')}
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        id={fieldId('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
        error={isMistyped ? PASSWORD_MISMATCH : errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </>
  );
}
