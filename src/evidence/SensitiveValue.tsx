import { type ReactNode, useEffect, useState } from 'react';
import { maskAadhar, maskAccountNumber } from '../domain/validators/mask.ts';
import { Failure } from '../ui/feedback/Failure.tsx';
import { RevealButton } from '../ui/fields/SecretInput.tsx';
import { STORED } from '../ui/stored.ts';
import { NOT_LOGGED, useAccess } from './Visit.tsx';

/** A revealed number is hidden again after this time. */
const SHOWN_MS = 60_000;

interface SensitiveValueProps {
  label: string;
  value: string;
  kind: 'aadhar' | 'accountNumber';
}

/** R22: staff see the value once the event is stored. */
export function SensitiveValue({ label, value, kind }: SensitiveValueProps) {
  const { isOwn, see } = useAccess();
  const [state, setState] = useState<'hidden' | 'shown' | 'failed'>('hidden');
  const isShown = state === 'shown';
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setState('hidden'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  const masked = kind === 'aadhar' ? maskAadhar(value) : maskAccountNumber(value);
  const show = () =>
    isOwn
      ? setState('shown')
      : void see('numbers').then(
          () => setState('shown'),
          () => setState('failed'),
        );
  return (
    <>
      <span className="review-sensitive">
        <span className="text-nowrap" {...STORED}>
          {isShown ? value : masked}
        </span>
        <RevealButton
          secret={label}
          isShown={isShown}
          onToggle={isShown ? () => setState('hidden') : show}
          variant="link"
          size="sm"
          className="p-0"
        />
      </span>
      <Failure>{state === 'failed' && NOT_LOGGED}</Failure>
    </>
  );
}

interface ValueProps extends Omit<SensitiveValueProps, 'kind'> {
  isSensitive: SensitiveValueProps['kind'] | undefined;
  /** In place of an empty value. */
  empty: string;
  /** The value as it is shown, where that differs. */
  children?: ReactNode;
}

/** A value of a record; Aadhar and account number are hidden until revealed. */
export function ShownValue({ label, value, isSensitive, empty, children = value }: ValueProps) {
  if (value === '') return <span className="text-body-secondary">{empty}</span>;
  if (isSensitive) return <SensitiveValue label={label} value={value} kind={isSensitive} />;
  return <span {...STORED}>{children}</span>;
}
