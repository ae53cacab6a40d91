import FormControl from 'react-bootstrap/FormControl';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';

export function TextAreaField(props: InputProps<'textarea'>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <FormControl as="textarea" rows={3} {...control} {...wiring} isInvalid={Boolean(frame.error)} />
      )}
    </FieldFrame>
  );
}
