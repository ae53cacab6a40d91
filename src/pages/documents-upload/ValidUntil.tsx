import { DateField } from '../../ui/fields/DateField.tsx';
import type { Validity } from './useValidity.ts';

/** The optional last day, for documents that may end. */
export function ValidUntil({ label, validity }: { label: string; validity: Validity }) {
  const { id, entered, error, change, save } = validity;
  return (
    <DateField
      id={id}
      className="mt-3"
      label={`${label}, valid until (optional)`}
      entered={entered}
      value={entered}
      error={error}
      onChange={({ target }) => change(target.value)}
      onBlur={() => void save()}
    />
  );
}
