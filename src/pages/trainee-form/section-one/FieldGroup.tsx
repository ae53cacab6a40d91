import type { ReactNode } from 'react';
import FormText from 'react-bootstrap/FormText';
import { useIsLocked } from '../../../forms/formContext.ts';

interface FieldGroupProps {
  title: string;
  hint?: string;
  id?: string;
  /** Its inputs follow the lock on their own, because something next to them works at any time. */
  isSelfLocked?: boolean;
  children: ReactNode;
}

export function FieldGroup({ title, hint, id, isSelfLocked = false, children }: FieldGroupProps) {
  const isLocked = useIsLocked();
  return (
    <fieldset
      className="form-group"
      id={id}
      tabIndex={id ? -1 : undefined}
      disabled={isLocked && !isSelfLocked}
    >
      <legend>{title}</legend>
      {hint && !isLocked && <FormText as="p">{hint}</FormText>}
      {children}
    </fieldset>
  );
}
