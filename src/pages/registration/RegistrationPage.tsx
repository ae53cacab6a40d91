import { type ReactNode, useMemo } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { Link, useLocation } from 'react-router-dom';
import { getInvitation } from '../../backend/records/invitations.ts';
import { registerPerson } from '../../backend/records/registration.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { getEnv } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { aadharMode, groupName, privacy } from '../../config/portal.ts';
import {
  type Invitation,
  type InvitationState,
  invitationIdOf,
  invitationState,
} from '../../domain/people/invitations.ts';
import { noticeOf, noticeSummary } from '../../domain/privacy/notice.ts';
import { ConnectionLine } from '../../forms/connection/ConnectionLine.tsx';
import { EntryForm, useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { EntryPage } from '../../forms/entry/EntryPage.tsx';
import { useSignUp } from '../../forms/entry/useSignUp.ts';
import { useField } from '../../forms/formContext.ts';
import { useRead } from '../../records/useRead.ts';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import {
  type CheckedRegistration,
  type RegistrationEntries,
  registrationSchema,
  startingEntries,
} from './registrationSchema.ts';
import './registration.scss';

const NOTICE = noticeOf({ groupName, ...privacy });
const NOTICE_SUMMARY = noticeSummary({ groupName, ...privacy });

export function RegistrationPage() {
  const id = invitationIdOf(useLocation().search);
  const { value: found, error } = useRead(id, readInvitation);
  const isKnown = !id || found !== undefined || error !== undefined;
  const state = found?.invitation ? invitationState(found.invitation, serverNow()) : undefined;
  const invitation = state === 'open' ? (found?.invitation ?? undefined) : undefined;
  return (
    <EntryPage
      title="Registration"
      intro={
        !invitation && (
          <>
            <span>For trainees and vendors. Introducers have</span>{' '}
            <Link to={paths.introducerSignUp}>their own sign-up</Link>
            <span>.</span>
          </>
        )
      }
      className="registration"
      question="Already registered?"
    >
      <ConnectionLine />
      {id !== null && isKnown && (
        <InvitationNotice invitation={invitation} state={state} isUnread={!!error} />
      )}
      <div className="registration-parts">
        <div className="registration-aside">
          <p className="small no-print">
            <strong>Have ready, about 15 minutes:</strong>{' '}
            <span>{`${IDENTITY_CARDS}${invitation?.usertype === 'trainee' ? '' : COMPANY_DOCUMENTS}${OTHER_DOCUMENTS}`}</span>
          </p>
          <PrivacyNotice notice={NOTICE} summary={NOTICE_SUMMARY} />
        </div>
        <div className="no-print">
          {isKnown ? <RegistrationForm key={id} invitation={invitation} /> : <Loader />}
        </div>
      </div>
    </EntryPage>
  );
}

const COMPANY_DOCUMENTS = ' (a company or firm needs its PAN card, and its certificate or deed)';
const OTHER_DOCUMENTS = ', a cancelled cheque and a signature; the GSTIN and its certificate if GST applies.';
const IDENTITY_CARDS =
  aadharMode === 'off'
    ? 'PAN card and passport, driving licence or voter’s identity card'
    : 'PAN card and Aadhar card';

async function readInvitation(id: string | null): Promise<{ invitation: Invitation | null }> {
  return { invitation: id ? await getInvitation(id) : null };
}

interface InvitationNoticeProps {
  /** The invitation; absent unless it is open. */
  invitation: Invitation | undefined;
  state: InvitationState | undefined;
  isUnread: boolean;
}

/** A closed invitation does not block a registration, and shows no name. */
function InvitationNotice({ invitation, state, isUnread }: InvitationNoticeProps) {
  if (invitation) {
    const { name, introducerName, introducerEmail, usertype } = invitation;
    return (
      <ShortNotice kind="info" title={<Sentence values={[name]}>{`Welcome, ${name}`}</Sentence>}>
        <Sentence
          values={[introducerName]}
        >{`${introducerName} (${introducerEmail}) invites you to register as a ${usertype}.`}</Sentence>
      </ShortNotice>
    );
  }
  const [title, advice] = isUnread
    ? ['This invitation could not be checked', 'Check your connection and reload this page.']
    : CLOSED[state === undefined || state === 'open' ? 'missing' : state];
  return (
    <ShortNotice kind="warning" title={title}>
      <span>{advice}</span>{' '}
      <span>You can also register here without it and enter your introducer below.</span>
    </ShortNotice>
  );
}

const CLOSED: Record<Exclude<InvitationState, 'open'> | 'missing', [title: string, advice: ReactNode]> = {
  revoked: ['This invitation was withdrawn', 'Please ask the employee who invited you.'],
  used: [
    'This invitation was used already',
    <>
      <span>If you have registered with it,</span> <Link to={paths.login}>log in</Link>
      <span>.</span>
    </>,
  ],
  expired: ['This invitation has expired', 'Please ask the employee who invited you for a new one.'],
  missing: ['This invitation link is incomplete or unknown', 'Please open the link in your mail once more.'],
};

function RegistrationForm({ invitation }: { invitation: Invitation | undefined }) {
  const schema = useMemo(() => registrationSchema(getEnv().workEmailDomains, NOTICE.agreement !== ''), []);
  const entryForm = useEntryForm({
    id: 'registration',
    schema,
    values: startingEntries(invitation),
    entry: `registration/${invitation?.id ?? ''}`,
  });
  const write = useSignUp(({ confirmPassword: _, ...entered }: CheckedRegistration) =>
    registerPerson(entered, invitation?.id),
  );
  return (
    <EntryForm
      entryForm={entryForm}
      write={write}
      buttonLabel="Register"
      pendingText="Your account is being created…"
    >
      <div className="field-grid">
        <RegistrationFields invitation={invitation} />
      </div>
      {NOTICE.agreement && <Agreement text={NOTICE.agreement} />}
      <p className="text-body-secondary small">
        Everything you type is saved, so you can stop after registering and continue later.
      </p>
    </EntryForm>
  );
}

/** Never ticked beforehand (R22). */
function Agreement({ text }: { text: string }) {
  const { error, id, ...input } = useField<RegistrationEntries>()('agrees');
  const errorId = `${id}-error`;
  return (
    <div className="mb-3">
      <FormCheck
        {...input}
        id={id}
        label={text}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
      />
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
