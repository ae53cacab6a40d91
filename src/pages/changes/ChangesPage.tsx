import '../../evidence/evidence.scss';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { watchAmendments, withdrawAmendment } from '../../backend/amendments/amendments.ts';
import { changePaths } from '../../config/paths.ts';
import { amendableRows } from '../../domain/forms/documentRows.ts';
import {
  type Amendment,
  type AmendmentKind,
  amendmentKind,
  amendmentKindsOf,
  isAmendmentOpen,
} from '../../domain/records/amendments.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { amendmentStatusLabel, inForceText } from '../../domain/review/amendedChanges.ts';
import type { ReviewState } from '../../domain/review/sections.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { refusalOfAmending } from '../../domain/transitions/amendments.ts';
import { AmendmentTable } from '../../evidence/amendments/AmendmentTable.tsx';
import { PersonHistory } from '../../evidence/amendments/HistoryList.tsx';
import { Visit } from '../../evidence/Visit.tsx';
import { PersonDocumentsPage } from '../../forms/PersonPage.tsx';
import { useWrite } from '../../forms/useWrite.ts';
import { useNow } from '../../records/useNow.ts';
import { useWatched } from '../../records/useRecords.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { LiveView } from '../../ui/feedback/LiveView.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';

/** The changes of an approved person, each with its state (R20). */
export function ChangesPage() {
  return (
    <PersonDocumentsPage
      title="Change something"
      intro="What is on record stays in use until your change has been checked. Another e-mail address, name or PAN takes a new registration."
    >
      {(record, documents) => <Changes state={{ record, documents }} />}
    </PersonDocumentsPage>
  );
}

function Changes({ state }: { state: ReviewState }) {
  const { live, retry } = useWatched(state.record.uid, watchAmendments);
  return (
    <Visit uid={state.record.uid}>
      <LiveView live={live} onRetry={retry}>
        {(found) =>
          amendmentKindsOf(state.record).map((kind) => (
            <KindCard key={kind} kind={kind} amendment={found[kind]} state={state} />
          ))
        }
      </LiveView>
      <PersonHistory state={state} />
    </Visit>
  );
}

function whatChanges(kind: AmendmentKind, record: UserRecord): string {
  switch (kind) {
    case 'contact':
      return 'Designation, contact number and address. In force as soon as a reviewer has validated them.';
    case 'bank':
      return 'The account we pay you into, with a cancelled cheque. It takes your password, a reviewer, an approver and at least 48 hours.';
    case 'gst':
      return 'Your GSTIN with its certificate, or the end of your registration. A reviewer and an approver check it.';
    case 'document': {
      const labels = amendableRows(record).map(({ label }) => label);
      return `Another ${labels.join(' or ')}. A reviewer and an approver check it.`;
    }
    case 'taxes':
      return 'Class of the enterprise, GST scheme, certificate of lower deduction. A reviewer and an approver check them: they decide how much tax is deducted, and by which day you are paid.';
  }
}

interface KindCardProps {
  kind: AmendmentKind;
  amendment: Amendment | undefined;
  state: ReviewState;
}

function KindCard({ kind, amendment, state }: KindCardProps) {
  const { title } = amendmentKind(kind);
  const isOpen = amendment !== undefined && isAmendmentOpen(amendment);
  const now = useNow();
  const problem = refusalOfAmending(state.record, kind, now);
  const inForce = isOpen && inForceText(kind, amendment, now);
  const headingId = `change-${kind}`;
  return (
    <Card as="section" body aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p className="text-body-secondary">{whatChanges(kind, state.record)}</p>
      {amendment && (
        <p role="status">
          <Sentence
            values={[amendment.refusal]}
          >{`${amendmentStatusLabel(amendment)}, ${formatTimestamp(amendment.at)}${amendment.status === -1 ? `. Reason: ${amendment.refusal}` : ''}`}</Sentence>
        </p>
      )}
      {isOpen && <AmendmentTable kind={kind} amendment={amendment} state={state} />}
      {inForce && <p>{inForce}</p>}
      {isOpen ? (
        <TakeBack uid={state.record.uid} kind={kind} title={title} />
      ) : problem ? (
        <p className="field-notice mb-0">{problem}</p>
      ) : (
        <LinkButton variant="outline-primary" to={changePaths[kind]}>
          Change<span className="visually-hidden">{` ${title}`}</span>
        </LinkButton>
      )}
    </Card>
  );
}

function TakeBack({ uid, kind, title }: { uid: string; kind: AmendmentKind; title: string }) {
  const { run, isPending, error } = useWrite(() => withdrawAmendment(uid, kind), {
    success: 'Change taken back',
  });
  return (
    <>
      <Failure>{error}</Failure>
      <Button variant="outline-danger" disabled={isPending} onClick={() => void run()}>
        Take back<span className="visually-hidden">{` ${title}`}</span>
      </Button>
    </>
  );
}
