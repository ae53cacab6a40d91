import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import Button from 'react-bootstrap/Button';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormText from 'react-bootstrap/FormText';

/** A remark, with what was probably meant and the words of the button that takes it over. */
export type Remark = string | { message: string; repair?: string; action?: string };

/** What every field of the family takes besides its own input's properties. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Remarks that do not block, such as a check digit that does not fit; some know what was probably meant. */
  warnings?: readonly Remark[] | undefined;
  /** Takes over what was probably meant, on a click and never by itself. */
  onRepair?: ((value: string) => void) | undefined;
  /** The input's id, when a summary must be able to link to it. */
  id?: string;
  className?: string | undefined;
}

/** What a field takes: its own properties and those of its control, such as what a form library's `register` gives. */
export type InputProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Tag>, keyof FieldProps | 'size' | 'value'> & { value?: string };

/** What the frame hands to the input inside it. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Owns the id, label, hint, warnings and error of one field, and ties them together for assistive technology. */
export function FieldFrame({
  label,
  hint,
  error,
  warnings = [],
  onRepair,
  id,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const parts = [
    hint && `${controlId}-hint`,
    error && `${controlId}-error`,
    warnings.length > 0 && `${controlId}-warnings`,
  ];
  const describedBy = parts.filter(Boolean).join(' ') || undefined;
  return (
    <FormGroup className={`field ${className ?? ''}`}>
      <FormLabel htmlFor={controlId}>{label}</FormLabel>
      {hint && (
        <FormText as="div" id={`${controlId}-hint`}>
          {hint}
        </FormText>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="field-error" id={`${controlId}-error`}>
          {error}
        </p>
      )}
      {warnings.length > 0 && (
        <ul className="field-warnings" id={`${controlId}-warnings`}>
          {warnings.map((remark) => {
            const {
              message,
              repair,
              action = `Use ${repair}`,
            } = typeof remark === 'string' ? { message: remark } : remark;
            return (
              <li key={message}>
                {message}
                {repair !== undefined && onRepair && (
                  <Button
                    variant="outline-secondary"
                    size="sm"
                    className="field-repair"
                    onClick={() => {
                      onRepair(repair);
                      // The button goes with its remark.
                      document.getElementById(controlId)?.focus();
                    }}
                  >
                    {action}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </FormGroup>
  );
}
