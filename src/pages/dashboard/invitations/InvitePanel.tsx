import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '../../../config/paths.ts';
import { INVITATION_DAYS, type Introducer } from '../../../domain/people/invitations.ts';
import { addressIn } from '../../../domain/validators/emailAddress.ts';
import { providerWarnings } from '../../../domain/validators/mailProvider.ts';
import { EntryForm, useEntryForm } from '../../../forms/entry/EntryForm.tsx';
import { USER_TYPE_OPTIONS } from '../../../forms/entry/entrySchema.ts';
import { useField } from '../../../forms/formContext.ts';
import { useWrite } from '../../../forms/useWrite.ts';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { onDemand } from '../../../ui/feedback/onDemand.tsx';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type Invite, type InviteEntries, InviteSchema } from './inviteSchema.ts';
import './invitations.scss';

/** Loaded on demand, because few people open it. */
const InviteList = onDemand(async () => (await import('./list/InviteList.tsx')).InviteList, <Loader />);

interface InvitePanelProps {
  introducer: Introducer;
  onInvite: (entered: Invite) => Promise<void>;
}

export function InvitePanel({ introducer, onInvite }: InvitePanelProps) {
  const [isListOpen, setListOpen] = useState(false);
  const address = `${window.location.origin}${paths.register}`;
  return (
    <Card as="section" body>
      <h2>Invite people</h2>
      <p>
        Invite trainees and vendors by mail. They can also register at <a href={address}>{address}</a> and
        name you as their introducer.
      </p>
      <InviteForm onInvite={onInvite} />
      <Button
        variant="link"
        className="px-0"
        aria-expanded={isListOpen}
        onClick={() => setListOpen(!isListOpen)}
      >
        {isListOpen ? 'Back to one person' : 'Invite from a list'}
      </Button>
      {isListOpen && <InviteList introducer={introducer} />}
      <details className="mt-2 text-body-secondary">
        <summary>Whom the portal cannot take on</summary>
        <p className="mt-2 mb-0">
          A vendor without a PAN, such as a government office or an embassy, cannot complete the forms, and a
          UIN or a number for OIDAR, TDS or TCS is not taken as GSTIN. Ask finance how to take on such a
          vendor.
        </p>
      </details>
    </Card>
  );
}

const NOBODY: InviteEntries = { name: '', email: '', usertype: 'trainee' };

export function InviteForm({ onInvite }: Pick<InvitePanelProps, 'onInvite'>) {
  const entryForm = useEntryForm<InviteEntries, Invite>({
    id: 'invite',
    schema: InviteSchema,
    values: NOBODY,
    entry: 'invitation',
    isShort: true,
  });
  const { reset, setFocus } = entryForm.form;
  const write = useWrite(onInvite, { toast: accountToast });
  const [sent, setSent] = useState(0);

  useEffect(() => {
    // After a sent invitation, the focus moves to the name field for the next one.
    if (sent > 0) setFocus('name');
  }, [sent, setFocus]);

  return (
    <EntryForm
      entryForm={entryForm}
      write={write}
      buttonLabel="Invite"
      note={
        <span className="text-body-secondary">The link in the mail works for {INVITATION_DAYS} days.</span>
      }
      onSent={() => {
        reset();
        setSent(sent + 1);
      }}
    >
      <Fields />
    </EntryForm>
  );
}

function Fields() {
  const fieldOf = useField<InviteEntries>();
  const { control, formState, setValue } = useFormContext<InviteEntries>();
  const email = useWatch({ control, name: 'email' });
  return (
    <div className="invite-fields">
      <TextField {...fieldOf('name')} label="Name" autoComplete="off" />
      <TextField
        {...fieldOf('email', addressIn)}
        label="E-mail"
        type="email"
        autoComplete="off"
        warnings={formState.touchedFields.email ? providerWarnings(email) : []}
        onRepair={(address) => setValue('email', address, { shouldDirty: true })}
      />
      <SelectField {...fieldOf('usertype')} label="Type" options={USER_TYPE_OPTIONS} />
    </div>
  );
}
