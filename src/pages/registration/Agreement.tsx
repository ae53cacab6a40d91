import FormCheck from 'react-bootstrap/FormCheck';
import { useField } from '../../forms/formContext.ts';
import type { RegistrationEntries } from './registrationSchema.ts';

/** Never ticked beforehand (R22). */
export function Agreement({ text }: { text: string }) {
  const { error, id, ...input } = useField<RegistrationEntries>()('agrees');
  const errorId = `${id}-error`;
  return (
    <div className="mb-3">
      <FormCheck
        {...input}
        id={id}
        label={text}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
      />
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
