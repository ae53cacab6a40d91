import AlertLink from 'react-bootstrap/AlertLink';
import { Notice } from '../../ui/feedback/Notice.tsx';
import type { SummaryItem } from '../../ui/fields/ErrorSummary.tsx';

/** What a draft that has just been saved still lacks; says it calmly, because nothing went wrong. */
export function MissingList({ items }: { items: readonly SummaryItem[] }) {
  if (items.length === 0) return null;
  return (
    <Notice kind="info" title="Your draft is saved. Before you can submit the form:">
      <ul>
        {items.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <AlertLink
              as="a"
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </AlertLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
