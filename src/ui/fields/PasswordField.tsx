import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormControl from 'react-bootstrap/FormControl';
import InputGroup from 'react-bootstrap/InputGroup';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

/** A password with the show/hide toggle of SPEC 2. */
export function PasswordField(props: Omit<InputProps<'input'>, 'type'>) {
  const { frame, control } = fieldParts(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <InputGroup>
          <FormControl
            {...control}
            {...wiring}
            isInvalid={Boolean(frame.error)}
            type={isShown ? 'text' : 'password'}
          />
          <Button variant="outline-secondary" onClick={() => setShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> password</span>
          </Button>
        </InputGroup>
      )}
    </FieldFrame>
  );
}
