import Card from 'react-bootstrap/Card';
import { getLongestStuck } from '../../../backend/records/progress.ts';
import { messageTo } from '../../../domain/people/messages.ts';
import { waitingText } from '../../../domain/time/waitingTime.ts';
import { useNow } from '../../../records/useNow.ts';
import { useRead } from '../../../records/useRead.ts';
import { PersonName } from '../../../ui/PersonName.tsx';
import { Sentence } from '../../../ui/Sentence.tsx';
import { Share } from './Share.tsx';

/** The introducer's people who have been stuck longest, each with a message to send. Renders nothing without such people, or after a failed read. */
export function LongestStuck({ email }: { email: string }) {
  const { value: people = [] } = useRead(email, getLongestStuck);
  const now = useNow();
  if (people.length === 0) return null;
  return (
    <Card as="section" body className="mb-3" aria-label="Whom to talk to today">
      <h2>Whom to talk to today</h2>
      <ul className="list-unstyled mb-0">
        {people.map((person) => {
          const message = messageTo(person, window.location.origin);
          return (
            <li key={person.uid} className="py-2 border-top">
              <div className="d-flex flex-wrap justify-content-between column-gap-3">
                <strong>
                  <PersonName name={person.name} />
                </strong>
                <span className="is-late">{`Stuck for ${waitingText(person, now).toLowerCase()}`}</span>
              </div>
              <p className="mb-1 text-body-secondary">
                <Sentence values={[person.name]}>{message}</Sentence>
              </p>
              <Share name={person.name} text={message} label="Copy these words" />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
