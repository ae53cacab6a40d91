import { type ClipboardEvent, useEffect, useState } from 'react';
import { dateIn, formatDate } from '../../domain/time/dates.ts';
import type { InputProps } from './FieldFrame.tsx';
import { useIsLocked } from './locked.ts';
import { TextField } from './TextField.tsx';

type DateFieldProps = Omit<InputProps<'input'>, 'hint' | 'type'> & {
  /** An ISO date. */
  entered: string;
};

const YEAR_ERROR = 'Enter the year with four digits, such as 2026.';
const UNREAD = 'The pasted text cannot be read as a single date. Enter day, month and year.';

/** As if typed: React passes over an event after a value that was set on the element itself. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Browsers make 0026 of a year typed as 26. */
function isYearShort(isoDate: string): boolean {
  return isoDate.startsWith('0');
}

/**
 * Browsers format a date by their own locale, so the hint shows the Indian format. They report a date after each digit
 * of its year, so problems wait until the field is left or the form is sent.
 */
export function DateField({ entered, className = '', warnings, ...field }: DateFieldProps) {
  const [isTyping, setTyping] = useState(false);
  /** What was entered when a text was pasted that is no date. */
  const [unread, setUnread] = useState<string>();
  useEffect(() => {
    if (!isTyping) return;
    // A press on SubmitButton leaves the focus here.
    const stop = () => setTyping(false);
    document.addEventListener('pointerdown', stop);
    return () => document.removeEventListener('pointerdown', stop);
  }, [isTyping]);
  const date = entered && !isYearShort(entered) ? formatDate(entered) : '';
  const { id, label, error, onKeyDown, onPaste, onBlur } = field;
  if (useIsLocked())
    return <TextField {...(id && { id })} label={label} className={className} value={date} />;
  const problem = isYearShort(entered) ? YEAR_ERROR : error;
  return (
    <TextField
      {...field}
      className={`field-code ${className}`}
      type="date"
      hint={date}
      error={isTyping ? undefined : problem}
      warnings={isTyping ? [] : unread === entered ? [UNREAD] : warnings}
      onKeyDown={(event) => {
        setUnread(undefined);
        setTyping(event.key !== 'Enter');
        onKeyDown?.(event);
      }}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        const text = event.clipboardData.getData('text');
        const pasted = dateIn(text);
        setTyping(false);
        setUnread(pasted === '' && text.trim() !== '' ? entered : undefined);
        if (pasted === '') return;
        event.preventDefault();
        setValue(event.currentTarget, pasted);
        onPaste?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}
