import Button from 'react-bootstrap/Button';

interface RepairsProps {
  /** What is put into the field, with the words of the button. */
  offers: readonly { value: string; text: string }[];
  onUse: (value: string) => void;
}

/** Values on offer for a field, applied by a click and never by themselves. */
export function Repairs({ offers, onUse }: RepairsProps) {
  if (offers.length === 0) return null;
  return (
    <p className="profile-repairs">
      {offers.map(({ value, text }) => (
        <Button key={text} variant="outline-secondary" size="sm" onClick={() => onUse(value)}>
          {text}
        </Button>
      ))}
    </p>
  );
}
