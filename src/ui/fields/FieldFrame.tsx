import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import Button from 'react-bootstrap/Button';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormText from 'react-bootstrap/FormText';
import { useIsLocked } from './locked.ts';

/** `repair` is what was probably meant, `action` the text of the button for it. */
export type Remark = string | { message: string; repair?: string; action?: string };

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** They do not block, such as a check digit that does not fit. */
  warnings?: readonly Remark[] | undefined;
  /** On a click, never by itself. */
  onRepair?: ((value: string) => void) | undefined;
  /** When a summary must be able to link to it. */
  id?: string;
  className?: string | undefined;
  /** Read-only by itself, whatever its form is. */
  isLocked?: boolean | undefined;
}

export type InputProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentPropsWithRef<Tag>, keyof FieldProps | 'size' | 'value'> & { value?: string };

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  isInvalid: boolean;
}

interface FieldFrameProps extends FieldProps {
  /** Gets what else was given to the frame too, such as `value`: that is the control's. */
  children: (control: ControlProps, isLocked: boolean) => ReactNode;
}

/** A locked field reads as part of a summary: neither hint nor remarks. */
export function FieldFrame({
  label,
  hint: givenHint,
  error: givenError,
  warnings: givenWarnings,
  onRepair,
  id,
  className = '',
  isLocked: isLockedItself = false,
  children,
  ...control
}: FieldFrameProps) {
  const isLocked = useIsLocked() || isLockedItself;
  const hint = isLocked ? undefined : givenHint;
  const error = isLocked ? undefined : givenError;
  const warnings = isLocked ? [] : (givenWarnings ?? []);
  const isInvalid = Boolean(error);
  const ownId = useId();
  const controlId = id ?? ownId;
  const parts = [
    hint && `${controlId}-hint`,
    error && `${controlId}-error`,
    warnings.length > 0 && `${controlId}-warnings`,
  ];
  const describedBy = parts.filter(Boolean).join(' ') || undefined;
  return (
    <FormGroup className={`field ${isLocked ? 'field-locked' : ''} ${className}`}>
      <FormLabel htmlFor={controlId}>{label}</FormLabel>
      {children(
        {
          ...control,
          id: controlId,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid,
          isInvalid,
        },
        isLocked,
      )}
      {hint && (
        <FormText as="div" id={`${controlId}-hint`}>
          {hint}
        </FormText>
      )}
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
