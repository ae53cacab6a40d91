import { lazy, Suspense, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { FORMS } from '../domain/forms/registry.ts';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import type { LetterKey } from './LetterDialog.tsx';

const LETTER_KEYS: readonly LetterKey[] = ['nonapplicability', 'einvoicing', 'msa'];

const LetterDialog = lazy(() =>
  import('./LetterDialog.tsx').then((module) => ({ default: module.LetterDialog })),
);

/** Nothing for a form without a letter, or before it was submitted. */
export function ReadLetter({ form, record }: { form: FormKey | undefined; record: UserRecord }) {
  const [isOpen, setOpen] = useState(false);
  const key = LETTER_KEYS.find((each) => each === form);
  if (!key || record.forms[key] === 0) return null;
  return (
    <p>
      <Button variant="outline-secondary" size="sm" onClick={() => setOpen(true)}>
        Read the letter<span className="visually-hidden"> for {FORMS[key].title}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <LetterDialog form={key} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
