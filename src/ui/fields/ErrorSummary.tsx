import { useEffect, useRef } from 'react';
import Alert from 'react-bootstrap/Alert';
import { Sentence } from '../Sentence.tsx';

export interface SummaryItem {
  fieldId: string;
  message: string;
}

/** Takes the focus each time `attempt` rises. */
export function ErrorSummary({ items, attempt }: { items: readonly SummaryItem[]; attempt: number }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (items.length === 0) return null;
  return (
    <Alert ref={summary} variant="danger" className="error-summary" tabIndex={-1} transition={false}>
      <Alert.Heading as="h2" className="h6">
        There is a problem
      </Alert.Heading>
      <FieldLinks items={items} />
    </Alert>
  );
}

/** Each error links to its field. */
export function FieldLinks({ items }: { items: readonly SummaryItem[] }) {
  return (
    <ul>
      {items.map(({ fieldId, message }) => (
        <li key={fieldId}>
          <a
            className="text-reset"
            href={`#${fieldId}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(fieldId)?.focus();
            }}
          >
            <Sentence>{message}</Sentence>
          </a>
        </li>
      ))}
    </ul>
  );
}
