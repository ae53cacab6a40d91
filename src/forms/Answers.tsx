import { Fragment } from 'react';
import Button from 'react-bootstrap/Button';
import { STORED } from '../ui/stored.ts';

/** An answer, with the id of its field. */
export interface Answer {
  fieldId: string;
  label: string;
  value: string;
}

interface AnswersProps {
  answers: readonly Answer[];
  /** Closes the dialog. */
  onChange: () => void;
}

/** The answers that the declaration confirms, shown above it. */
export function Answers({ answers, onChange }: AnswersProps) {
  const change = (fieldId: string) => {
    onChange();
    // The dialog gives the focus back when it has closed; the field takes it afterwards.
    setTimeout(() => document.getElementById(fieldId)?.focus());
  };
  return (
    <dl className="detail-list mb-3">
      {answers.map(({ fieldId, label, value }) => (
        <Fragment key={fieldId}>
          <dt>{label}</dt>
          <dd className="d-flex justify-content-between align-items-baseline gap-3">
            {value === '' ? (
              <span className="text-body-secondary">Not entered</span>
            ) : (
              <span className="text-break" {...STORED}>
                {value}
              </span>
            )}
            <Button
              variant="link"
              size="sm"
              className="p-0"
              aria-label={`Change ${label}`}
              onClick={() => change(fieldId)}
            >
              Change
            </Button>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
