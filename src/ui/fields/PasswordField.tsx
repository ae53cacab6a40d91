import { useState } from 'react';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { SecretInput } from './SecretInput.tsx';

export function PasswordField(props: Omit<InputProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <SecretInput
          {...control}
          type={isShown ? 'text' : 'password'}
          secret="password"
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      )}
    </FieldFrame>
  );
}
