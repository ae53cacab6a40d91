import { SubmitButton } from './fields/SubmitButton.tsx';

interface ShowMoreProps {
  more: 'none' | 'available' | 'loading';
  /** For screen readers, which announce the button without the list above. */
  what: string;
  onClick: () => void;
}

export function ShowMore({ more, what, onClick }: ShowMoreProps) {
  if (more === 'none') return null;
  return (
    <SubmitButton
      type="button"
      variant="outline-secondary"
      size="sm"
      isPending={more === 'loading'}
      onClick={onClick}
    >
      Show more <span className="visually-hidden">{what}</span>
    </SubmitButton>
  );
}
