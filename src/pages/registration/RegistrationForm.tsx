import { useMemo } from 'react';
import { registerPerson } from '../../backend/records/registration.ts';
import { getEnv } from '../../config/env.ts';
import type { InvitationLink } from '../../domain/people/invitations.ts';
import { EntryForm, useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { useSignUp } from '../../forms/entry/useSignUp.ts';
import { AccountFields } from './AccountFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { type CheckedRegistration, registrationSchema, startingEntries } from './registrationSchema.ts';

export function RegistrationForm({ invitation }: { invitation: InvitationLink | undefined }) {
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
        <PersonFields invitation={invitation} />
        <AccountFields isInvited={invitation !== undefined} />
      </div>
    </EntryForm>
  );
}
