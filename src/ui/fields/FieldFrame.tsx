import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import Button from 'react-bootstrap/Button';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import FormText from 'react-bootstrap/FormText';
import { Sentence } from '../Sentence.tsx';
import { useIsLocked } from './locked.ts';

/** `repair` is the suggested value, `action` the text of its button. */
export type FieldWarning = string | { message: string; repair?: string; action?: string };

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Warnings never block, for example a wrong check digit. */
  warnings?: readonly FieldWarning[] | undefined;
  /** Applied on a click only. */
  onRepair?: ((value: string) => void) | undefined;
  /** Set when a summary must link to it. */
  id?: string;
  className?: string | undefined;
  /** Names in hint, error and warnings. */
  values?: readonly string[] | undefined;
  /** Read-only on its own, independent of its form. */
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
  /** Receives the frame's other props too, such as `value`, which belong to the control. */
  children: (control: ControlProps, isLocked: boolean) => ReactNode;
}

/** A locked field shows neither hint nor warnings. */
export function FieldFrame({
  label,
  hint: givenHint,
  error: givenError,
  warnings: givenWarnings,
  onRepair,
  values,
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
          {typeof hint === 'string' ? <Sentence values={values}>{hint}</Sentence> : hint}
        </FormText>
      )}
      {error && (
        <p className="field-error" id={`${controlId}-error`}>
          <Sentence values={values}>{error ?? ''}</Sentence>
        </p>
      )}
      {warnings.length > 0 && (
        <ul className="field-warnings" id={`${controlId}-warnings`}>
          {warnings.map((warning) => {
            const {
              message,
              repair,
              action = `Use ${repair}`,
            } = typeof warning === 'string' ? { message: warning } : warning;
            return (
              <li key={message}>
                <Sentence values={values}>{message}</Sentence>
                {repair !== undefined && onRepair && (
                  <Button
                    variant="outline-secondary"
                    size="sm"
                    className="field-repair"
                    onClick={() => {
                      onRepair(repair);
                      // The button disappears with its warning.
                      document.getElementById(controlId)?.focus();
                    }}
                  >
                    <Sentence values={[repair, ...(values ?? [])]}>{action}</Sentence>
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
