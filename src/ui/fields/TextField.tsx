import FormControl from 'react-bootstrap/FormControl';
import { FieldFrame, type InputProps } from './FieldFrame.tsx';
import { READ_ONLY } from './locked.ts';

export function TextField(props: InputProps<'input'>) {
  return (
    <FieldFrame {...props}>
      {(control, isLocked) => <FormControl type="text" {...control} {...(isLocked && READ_ONLY)} />}
    </FieldFrame>
  );
}
