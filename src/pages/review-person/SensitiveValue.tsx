import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { maskAadhar, maskAccountNumber } from '../../domain/validators/mask.ts';

interface SensitiveValueProps {
  label: string;
  value: string;
  kind: 'aadhar' | 'accountNumber';
}

/** A number that shows its last four digits until the reviewer asks for all of it. */
export function SensitiveValue({ label, value, kind }: SensitiveValueProps) {
  const [isShown, setShown] = useState(false);
  const masked = kind === 'aadhar' ? maskAadhar(value) : maskAccountNumber(value);
  return (
    <span className="review-sensitive">
      <span>{isShown ? value : masked}</span>
      <Button variant="link" size="sm" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> {label}</span>
      </Button>
    </span>
  );
}
