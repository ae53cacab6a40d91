import { useState } from 'react';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';
import { SecretInput } from './SecretInput.tsx';

export function PasswordField(props: Omit<InputProps<'input'>, 'type'>) {
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
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      )}
    </FieldFrame>
  );
}
