import Card from 'react-bootstrap/Card';
import type { FieldErrors } from 'react-hook-form';
import type { UserRecord } from '../../domain/records/records.ts';
import { missingInProfile } from '../../domain/tasks/profileTask.ts';
import { isProfileEditable } from '../../domain/transitions/profile.ts';
import { PAN_LENGTH } from '../../domain/validators/pan.ts';
import { FieldGroup } from '../../forms/FieldGroup.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { AddressFields, IdentityFields, IntroducerFields, TaxFields } from './ProfileFields.tsx';
import {
  changedFields,
  hasUnsavable,
  LockedProfileSchema,
  openFieldsOf,
  type ProfileEntries,
  ProfileSchema,
  type ProfileValues,
  profileValuesOf,
} from './profileSchema.ts';
import { SignatureField } from './signature/SignatureField.tsx';
import { useProfileSave } from './useProfileSave.ts';

const LOCKED =
  'Your forms have been submitted, so your profile is locked. Designation, Contact Number and Address can still be changed.';
const APPROVED = 'You are approved, so your profile is locked. A change of it is checked before it is used.';
const UNSAVABLE = 'What you typed into the other fields is not saved.';

/** `email` is the account's address, for Change Password. */
export function ProfileForm({ record, email }: { record: UserRecord; email: string }) {
  const isLocked = !isProfileEditable(record);
  const isApproved = record.forms.status >= 4;
  const note = isApproved ? APPROVED : LOCKED;
  const stored = profileValuesOf(record);
  const recordForm = useRecordForm<ProfileEntries, ProfileValues>({
    id: 'profile',
    schema: isLocked ? LockedProfileSchema : ProfileSchema,
    stored,
    draft: 'profile',
    shape: isLocked ? openFieldsOf(stored) : stored,
    // Until the approval some fields stay editable; each applies the lock separately.
    isLocked: isApproved,
  });
  const { form } = recordForm;
  const { unsentMail, ...save } = useProfileSave(record);
  const changesOf = (values: ProfileValues) => changedFields(values, stored, isLocked);
  const write = { ...save, run: (values: ProfileValues) => save.run(changesOf(values)) };

  const values = form.watch();
  // A stored record always has a name, so only the form can miss it.
  const missing = [...(values.name.trim() ? [] : ['Name']), ...missingInProfile({ ...record, ...values })];

  // A wrong GSTIN and a wrong PAN of 10 characters are cleared; their fields can restore them.
  const handleAttempt = (errors: FieldErrors<ProfileEntries>) => {
    const { pancard, GSTIN } = form.getValues();
    if (errors.pancard && pancard.length === PAN_LENGTH) clear('pancard', pancard);
    if (errors.GSTIN && GSTIN !== '') clear('GSTIN', GSTIN);
    return true;
  };
  const clear = (name: 'pancard' | 'GSTIN', value: string) => {
    form.setValue(`rejected.${name}`, value, { shouldDirty: true });
    form.setValue(name, '', { shouldDirty: true });
  };

  return (
    <Card body>
      <RecordForm
        recordForm={recordForm}
        write={write}
        buttonLabel="Save"
        unsavedText="Press Save to update your profile."
        onAttempt={handleAttempt}
        // Unsaved fields return to the stored value.
        onSaved={(values) => form.reset(profileValuesOf({ ...record, ...changesOf(values) }))}
        failureTitle="Your profile is not saved"
        heading={
          isLocked && (
            <ShortNotice kind="info">
              {hasUnsavable(form.watch(), stored) ? `${note} ${UNSAVABLE}` : note}
            </ShortNotice>
          )
        }
        footer={
          <>
            {missing.length > 0 && (
              <p className="field-notice mb-3">{`Still missing: ${missing.join(', ')}`}</p>
            )}
            {unsentMail && (
              <ShortNotice
                kind="warning"
                title="Your profile is saved, but the GST team has not been notified"
              >{`${unsentMail} Save once more to try again.`}</ShortNotice>
            )}
          </>
        }
        actions={<ChangePassword email={email} />}
      >
        {!isApproved && (
          <p className="form-text">
            <span className="required" aria-hidden="true" /> Required
          </p>
        )}
        <IdentityFields record={record} isLocked={isLocked} />
        <IntroducerFields record={record} />
        <AddressFields isLocked={isLocked} />
        <TaxFields vendortype={record.vendortype} isLocked={isLocked} />
        <FieldGroup title="Signature">
          <SignatureField record={record} isLocked={isLocked} />
        </FieldGroup>
      </RecordForm>
    </Card>
  );
}
