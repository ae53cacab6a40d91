import { type ComponentPropsWithRef, useState } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';
import { SecretInput } from './SecretInput.tsx';

/** A password with the show/hide toggle of SPEC 2. */
export function PasswordField(props: FieldProps & Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const { frame, control } = fieldParts(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <SecretInput
          {...control}
          {...wiring}
          type={isShown ? 'text' : 'password'}
          secret="password"
          hasError={Boolean(frame.error)}
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      )}
    </FieldFrame>
  );
}
