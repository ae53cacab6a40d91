import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { registerPerson } from '../../backend/records/registration.ts';
import { getEnv } from '../../config/env.ts';
import { paths } from '../../config/paths.ts';
import { type InvitationLink, readInvitationLink } from '../../domain/people/invitations.ts';
import { EntryForm, useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { EntryPage } from '../../forms/entry/EntryPage.tsx';
import { useSignUp } from '../../forms/entry/useSignUp.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { type CheckedRegistration, registrationSchema, startingEntries } from './registrationSchema.ts';
import './registration.scss';

export function RegistrationPage() {
  const { search, hash } = useLocation();
  const link = useMemo(() => readInvitationLink({ search, hash }, getEnv().workEmailDomains), [search, hash]);
  const invitation = link === null || link === 'incomplete' ? undefined : link;
  return (
    <EntryPage
      title="Registration"
      intro={
        <>
          For trainees and vendors. Introducers have{' '}
          <Link to={paths.introducerSignUp}>their own sign-up</Link>.
        </>
      }
      className="registration"
      question="Already registered?"
    >
      {link && <InvitationNotice link={link} />}
      <p>
        <strong>What you need, about 15 minutes:</strong> PAN and Aadhar card, a cancelled cheque and a
        picture of your signature; your GSTIN if you are registered for GST. Everything you type is saved, so
        you can stop after registering and continue later.
      </p>
      <RegistrationForm key={`${search}${hash}`} invitation={invitation} />
    </EntryPage>
  );
}

/** A damaged link stops nobody from registering. */
function InvitationNotice({ link }: { link: InvitationLink | 'incomplete' }) {
  if (link === 'incomplete') {
    return (
      <Notice kind="warning" title="This invitation link is incomplete">
        <p>
          Please open the link in your mail once more. You can also register here without it and enter your
          introducer below.
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="info">
      <p>
        {link.introducerName} ({link.introducerEmail}) invites you to register as a {link.usertype}.
      </p>
    </Notice>
  );
}

function RegistrationForm({ invitation }: { invitation: InvitationLink | undefined }) {
  const schema = useMemo(() => registrationSchema(getEnv().workEmailDomains), []);
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
    </EntryForm>
  );
}
