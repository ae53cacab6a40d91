import type { Listed } from '../../backend/records/livePages.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';

interface ShowMoreProps {
  more: Listed<unknown>['more'];
  /** What the list holds, for those who do not see it above the button. */
  what: string;
  onClick: () => void;
}

/** Asks for the next page of a list; nothing when there is none. */
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
