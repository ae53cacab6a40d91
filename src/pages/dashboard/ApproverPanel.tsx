import Card from 'react-bootstrap/Card';
import { Link } from 'react-router-dom';
import { getAbsences } from '../../backend/deputies/deputies.ts';
import { watchApprovals } from '../../backend/records/approvalQueue.ts';
import { PAGE_SIZE } from '../../backend/records/livePages.ts';
import { type DecisionFigures, getDecisionFigures } from '../../backend/records/queueFigures.ts';
import { approvalPath, paths } from '../../config/paths.ts';
import { stageText } from '../../domain/people/table.ts';
import { formatDay } from '../../domain/time/dates.ts';
import { ActingNote, momentText } from '../../evidence/waiting/ActingNote.tsx';
import { WaitingPeople } from '../../evidence/waiting/WaitingPeople.tsx';
import { lastOf } from '../../records/liveRecord.ts';
import { useLivePages } from '../../records/useLivePages.ts';
import { useRead } from '../../records/useRead.ts';
import { useStaff } from '../../records/useStaff.ts';
import { useSignedInUser } from '../../session/useSession.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';
import { PersonLine } from './PersonLine.tsx';

/** The first page of the people who wait, what was decided lately, and who is away, on the dashboard of an approver. */
export function ApproverPanel() {
  const approver = useStaff();
  const { isReviewer } = useSignedInUser();
  const waiting = useLivePages(watchApprovals);
  const isCut = (lastOf(waiting.live)?.value.more ?? 'none') !== 'none';
  // The list works without the figures, which are not shown while they cannot be read.
  const { value: figures } = useRead('all', getDecisionFigures);
  return (
    <section aria-labelledby="decide">
      <h2 id="decide">Decide on empanelments</h2>
      <p>
        <span>{`${isCut ? `The first ${PAGE_SIZE} people` : 'People'} waiting for your decision, longest wait first.`}</span>{' '}
        <Link to={paths.approvals}>All approvals</Link>
      </p>
      <ActingNote approver={approver} />
      <Absences uid={approver.uid} />
      <WaitingPeople waiting={waiting} heading="h3" isFirstPage>
        {figures && (
          <div className="staff-dashboard">
            <Decided latest={figures.latest} />
            {/* The panel of a reviewer has them already. */}
            {!isReviewer && <DashboardFigures figures={figures} />}
          </div>
        )}
      </WaitingPeople>
    </section>
  );
}

function Decided({ latest }: Pick<DecisionFigures, 'latest'>) {
  return (
    <Card as="section" body aria-label="Decided lately">
      <div className="cluster justify-content-between mb-2">
        <h3>Decided lately</h3>
        <Link to={`${paths.approvals}?show=decided`}>All decisions</Link>
      </div>
      {latest.length === 0 ? (
        <p className="mb-0">No one has decided yet.</p>
      ) : (
        <ul className="work-list list-unstyled mb-0">
          {latest.map((person) => (
            <PersonLine
              key={person.uid}
              person={person}
              to={approvalPath(person.uid)}
              detail={person.decision && formatDay(person.decision.at)}
            >
              <span>{stageText(person)}</span>
            </PersonLine>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Other approvers who are away now (R25); the own absence is in ActingNote. Nothing is shown while they cannot be read. */
function Absences({ uid }: { uid: string }) {
  const { value: absences = [] } = useRead(uid, getAbsences);
  return absences.map(({ uid: absent, name, deputyName, until }) => (
    <p key={absent}>
      <Sentence
        values={[name, deputyName]}
      >{`${name} is away until ${momentText(until)}; ${deputyName} decides.`}</Sentence>
    </p>
  ));
}
