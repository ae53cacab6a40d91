import Card from 'react-bootstrap/Card';
import { type OwnFigures as Figures, getOwnFigures } from '../../backend/insights/ownFigures.ts';
import { getLongestStuck } from '../../backend/records/progress.ts';
import { paths } from '../../config/paths.ts';
import type { InsightsTable } from '../../domain/insights/insightLinks.ts';
import { sumOfWaiting, WAIT_GROUPS } from '../../domain/insights/nowStats.ts';
import { messageTo } from '../../domain/people/messages.ts';
import {
  pipelineStageName,
  toPipelineQuery,
  WAITING_STAGES,
  WHOLE_PIPELINE,
} from '../../domain/people/pipeline.ts';
import { countText } from '../../domain/queue/queue.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { waitingText, workingDaysText } from '../../domain/time/waitingTime.ts';
import { useNow } from '../../records/useNow.ts';
import { useRead } from '../../records/useRead.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Pipeline } from './people/Pipeline.tsx';
import { Share } from './people/Share.tsx';

function IntroducerUnverified() {
  const address = `${window.location.origin}${paths.register}`;
  return (
    <Card as="section" body>
      <h2>Invite people</h2>
      <p>
        Verify your e-mail address to see the people who named you as their introducer and to invite others.
      </p>
      <p className="mb-0">
        Meanwhile trainees and vendors can register at <a href={address}>{address}</a> and name you as their
        introducer.
      </p>
    </Card>
  );
}

/** Requires a verified address (R13). */
export function IntroducerPanel({ record }: { record: Pick<UserRecord, 'uid' | 'name'> }) {
  const { email, isEmailVerified } = useSignedInUser();
  if (!isEmailVerified) return <IntroducerUnverified />;
  return (
    <>
      <LongestStuck email={email} />
      <Pipeline introducer={{ uid: record.uid, name: record.name, email }} />
      <OwnFigures email={email} />
    </>
  );
}

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

/** The figures of /insights in small, of the introducer's own people. Nothing is shown without people or while they cannot be read. */
export function OwnFigures({ email }: { email: string }) {
  const { value } = useRead(email, getOwnFigures);
  if (!value || Object.values(value.waits).every((waiting) => sumOfWaiting(waiting) === 0)) return null;
  return (
    <Card as="section" body className="mt-3">
      <h2>How long your people wait</h2>
      <FigureTable table={waitTable(value)} />
      <p className="mt-3 mb-0">{decidedText(value)}</p>
    </Card>
  );
}

function waitTable({ waits }: Figures): InsightsTable {
  return {
    title: 'How long your people wait',
    caption: 'Your people by their wait in working days',
    columns: ['Stage', ...WAIT_GROUPS],
    rows: WAITING_STAGES.map((stage) => ({
      head: { text: pipelineStageName(stage) },
      cells: waits[stage].map((people, wait) => ({
        text: countText(people),
        to: `${paths.dashboard}${toPipelineQuery({ ...WHOLE_PIPELINE, stage, wait })}#your-people`,
      })),
    })),
  };
}

function decidedText({ decided, approved }: Figures): string {
  const month =
    approved === 1 ? '1 person was approved this month.' : `${approved} people were approved this month.`;
  if (!decided) return month;
  const days = workingDaysText(decided.medianDays).toLowerCase();
  return `${month} From submission to decision: ${days}, the median of the last ${decided.people}.`;
}
