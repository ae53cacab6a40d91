import type { ReactNode } from 'react';
import FormText from 'react-bootstrap/FormText';
import { useIsLocked } from '../ui/fields/locked.ts';
import './fieldGroup.scss';

interface FieldGroupProps {
  title: string;
  hint?: string;
  id?: string;
  children: ReactNode;
}

export function FieldGroup({ title, hint, id, children }: FieldGroupProps) {
  const isLocked = useIsLocked();
  return (
    <fieldset className="form-group" id={id} tabIndex={id ? -1 : undefined}>
      <legend>{title}</legend>
      {hint && !isLocked && <FormText as="p">{hint}</FormText>}
      {children}
    </fieldset>
  );
}
