import { Fragment } from 'react';
import { Link, useParams } from 'react-router-dom';
import { watchPerson } from '../../../../backend/records/progress.ts';
import { paths } from '../../../../config/paths.ts';
import { FORM_LIST, formTitle } from '../../../../domain/forms/registry.ts';
import { progressStatus } from '../../../../domain/forms/statuses.ts';
import { messageTo } from '../../../../domain/people/messages.ts';
import { openShown, type PipelineRow, stageOf, stageShown } from '../../../../domain/people/pipeline.ts';
import { userTypeLabel } from '../../../../domain/people/table.ts';
import type { ProgressRecord, UserRecord } from '../../../../domain/records/records.ts';
import { isStuck } from '../../../../domain/reminders/reminders.ts';
import { DECISIONS } from '../../../../domain/review/decision.ts';
import { formatDate, formatDay, formatTimestamp } from '../../../../domain/time/dates.ts';
import { waitingText } from '../../../../domain/time/waitingTime.ts';
import { mailLink } from '../../../../domain/validators/emailAddress.ts';
import { lastOf } from '../../../../records/liveRecord.ts';
import { useNow } from '../../../../records/useNow.ts';
import { useUserRecord, useWatched } from '../../../../records/useRecords.ts';
import { useSignedInUser } from '../../../../session/useSession.ts';
import { DetailList } from '../../../../ui/DetailList.tsx';
import { Failure } from '../../../../ui/feedback/Failure.tsx';
import { LiveView } from '../../../../ui/feedback/LiveView.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Panel } from '../../../../ui/feedback/Panel.tsx';
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx';
import { SubmitButton } from '../../../../ui/fields/SubmitButton.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { Sentence } from '../../../../ui/Sentence.tsx';
import { Share } from '../Share.tsx';
import { useRowActions } from '../useRowActions.ts';

/** The progress of one person, for the introducer whom they named (R13). */
export function PersonProgressPage() {
  const { uid = '' } = useParams();
  const { email, isEmailVerified } = useSignedInUser();
  const live = useUserRecord();
  const record = lastOf(live)?.value;
  if (record && (record.usertype !== 'introducer' || !isEmailVerified)) return <NotOwnPerson />;
  return record ? <Person uid={uid} introducer={{ ...record, email }} /> : <PageHeading title="Person" />;
}

function NotOwnPerson() {
  return (
    <>
      <PageHeading title="Person" />
      <Notice kind="warning" title="This page is for introducers">
        <p className="mb-0">
          An introducer with a verified address sees the progress of the people who named them.
        </p>
      </Notice>
    </>
  );
}

type Introducer = Pick<UserRecord, 'uid' | 'name' | 'email'>;

function Person({ uid, introducer }: { uid: string; introducer: Introducer }) {
  const { live, retry } = useWatched(uid, watchPerson);
  const known = lastOf(live)?.value;
  return (
    <>
      <PageHeading title={known?.name ?? 'Person'} values={known ? [known.name] : []}>
        <Link to={paths.dashboard}>Your people</Link>
      </PageHeading>
      <LiveView live={live} onRetry={retry}>
        {(person) =>
          person ? (
            <Progress person={person} introducer={introducer} />
          ) : (
            <Notice kind="warning" title="There is no such person">
              <p className="mb-0">Nobody of this address has named you as introducer.</p>
            </Notice>
          )
        }
      </LiveView>
    </>
  );
}

type Detail = readonly [term: string, detail: string];

function detailsOf(person: ProgressRecord, now: number): Detail[] {
  const { email, userid, usertype, since, submittedAt, decision, invitation, verified } = person;
  const isUnverified = submittedAt !== undefined && verified === false;
  // An empty detail is left out.
  return [
    ['Stage', stageShown(person, now)],
    [
      'Since',
      since > 0 ? `${formatDay(since)}${person.forms.approved ? '' : ` (${waitingText(person, now)})`}` : '',
    ],
    ['Open', openShown(person)],
    ['User ID', `${userid} · ${userTypeLabel(usertype)}`],
    ['E-mail', `${email}${isUnverified ? ' (not verified at the last submission)' : ''}`],
    ['Invitation', invitation === undefined ? '' : INVITED[invitation === '' ? 'no' : 'yes']],
    ['Submitted', submittedAt === undefined ? '' : formatTimestamp(submittedAt)],
    ['Decision', decision ? decisionText(decision) : ''],
  ];
}

const INVITED = { yes: 'Registered with your invitation', no: 'Registered without an invitation' };

function decisionText({ action, at, until, reason }: NonNullable<ProgressRecord['decision']>): string {
  const end = until ? `, valid until ${formatDate(until)}` : '';
  return `${DECISIONS[action]} on ${formatDay(at)}${end}${reason ? `. Reason: ${reason}` : ''}`;
}

function Progress({ person, introducer }: { person: ProgressRecord; introducer: Introducer }) {
  const now = useNow();
  const message = messageTo(person, window.location.origin);
  const actions = useRowActions(introducer, now, isStuck(person, now));
  const row: PipelineRow = { kind: 'person', id: person.uid, at: person.since, person };
  const at = actions.remindedAt(person.uid);
  return (
    <>
      <Panel title="Progress">
        <DetailList details={detailsOf(person, now)} />
      </Panel>
      <Panel title="Forms">
        <dl className="detail-list">
          {/* An alternative form at 0 may apply or not (R13). */}
          {FORM_LIST.filter(({ key }) => progressStatus(person.forms, key) !== null).map(({ key }) => (
            <Fragment key={key}>
              <dt>{formTitle(person, key)}</dt>
              <dd>
                <StatusBadge status={person.forms[key]} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </Panel>
      <Panel title="What to say">
        <p>
          <Sentence values={[person.name]}>{message}</Sentence>
        </p>
        <div className="form-actions">
          {actions.actionOf(row) && (
            <SubmitButton isPending={actions.pending.size > 0} onClick={() => void actions.run([row])}>
              Remind by e-mail
            </SubmitButton>
          )}
          {stageOf(person, now) === 'stuck' && typeof at === 'number' && (
            <span>{`Reminded on ${formatDay(at)}`}</span>
          )}
          <Share name={person.name} text={message} />
          {person.email !== '' && (
            <a className="small" href={`${mailLink(person.email)}?body=${encodeURIComponent(message)}`}>
              Write an e-mail
            </a>
          )}
        </div>
        <Failure>{actions.failures[person.uid]}</Failure>
      </Panel>
    </>
  );
}
