import FormControl from 'react-bootstrap/FormControl';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { fieldParts } from './fieldParts.ts';
import { READ_ONLY } from './locked.ts';

export function TextAreaField(props: InputProps<'textarea'>) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      {(wiring, isLocked) => (
        <FormControl as="textarea" rows={3} {...control} {...wiring} {...(isLocked && READ_ONLY)} />
      )}
    </FieldFrame>
  );
}
