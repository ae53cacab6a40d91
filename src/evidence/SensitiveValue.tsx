import { useState } from 'react';
import { maskAadhar, maskAccountNumber } from '../domain/validators/mask.ts';
import { RevealButton } from '../ui/fields/SecretInput.tsx';

interface SensitiveValueProps {
  label: string;
  value: string;
  kind: 'aadhar' | 'accountNumber';
}

export function SensitiveValue({ label, value, kind }: SensitiveValueProps) {
  const [isShown, setShown] = useState(false);
  const masked = kind === 'aadhar' ? maskAadhar(value) : maskAccountNumber(value);
  return (
    <span className="review-sensitive">
      <span>{isShown ? value : masked}</span>
      <RevealButton
        secret={label}
        isShown={isShown}
        onToggle={() => setShown(!isShown)}
        variant="link"
        size="sm"
      />
    </span>
  );
}
