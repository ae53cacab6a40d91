import { NewPasswordFields } from '../../forms/entry/NewPasswordFields.tsx';
import { useField } from '../../forms/formContext.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { RegistrationEntries } from './registrationSchema.ts';

/** An invitation names the introducer. */
export function AccountFields({ isInvited }: { isInvited: boolean }) {
  const fieldOf = useField<RegistrationEntries>();
  return (
    <>
      {!isInvited && (
        <>
          <TextField
            {...fieldOf('fpoc')}
            label="Introducer Name"
            autoComplete="off"
            hint="The employee who asked you to register"
          />
          <TextField
            {...fieldOf('fpocno')}
            label="Introducer E-mail"
            type="email"
            autoComplete="off"
            hint="Their work e-mail address"
          />
        </>
      )}
      <NewPasswordFields />
    </>
  );
}
