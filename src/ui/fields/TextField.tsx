import FormControl from 'react-bootstrap/FormControl';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

export function TextField(props: InputProps<'input'>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => <FormControl type="text" {...control} {...wiring} isInvalid={Boolean(frame.error)} />}
    </FieldFrame>
  );
}
