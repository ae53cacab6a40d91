import FormControl from 'react-bootstrap/FormControl';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { READ_ONLY } from './locked.ts';

export function TextAreaField(props: InputProps<'textarea'>) {
  return (
    <FieldFrame {...props}>
      {(control, isLocked) => (
        <FormControl as="textarea" rows={3} {...control} {...(isLocked && READ_ONLY)} />
      )}
    </FieldFrame>
  );
}
