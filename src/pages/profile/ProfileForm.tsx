import type { FieldErrors } from 'react-hook-form';
import { uploadSignature } from '../../backend/files/documentFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { checkFile } from '../../domain/files/fileCheck.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { isProfileEditable } from '../../domain/transitions/profile.ts';
import { PAN_LENGTH } from '../../domain/validators/pan.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { LockedNote } from '../../ui/feedback/LockedNote.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';
import { FileField } from '../../ui/uploads/FileField.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { PersonFields } from './PersonFields.tsx';
import {
  LockedProfileSchema,
  type ProfileEntries,
  ProfileSchema,
  type ProfileValues,
} from './profileSchema.ts';
import { changedFields, hasUnsavable, openFieldsOf, profileValuesOf } from './profileValues.ts';
import { TaxFields } from './TaxFields.tsx';
import { useProfileSave } from './useProfileSave.ts';

const LOCKED =
  'Your forms have been submitted, so your profile is locked. Designation, Contact Number and Address can still be changed.';
const UNSAVABLE = 'What you typed into the other fields is not saved.';

/** `email` is the account's, for Change Password. */
export function ProfileForm({ record, email }: { record: UserRecord; email: string }) {
  const isLocked = !isProfileEditable(record);
  const stored = profileValuesOf(record);
  const recordForm = useRecordForm<ProfileEntries, ProfileValues>({
    id: 'profile',
    schema: isLocked ? LockedProfileSchema : ProfileSchema,
    stored,
    draft: 'profile',
    shape: isLocked ? openFieldsOf(stored) : stored,
    // Some fields stay open; each follows the lock by itself.
    isLocked: false,
  });
  const { form } = recordForm;
  const { unsentMail, ...save } = useProfileSave(record);
  const changesOf = (values: ProfileValues) => changedFields(values, stored, isLocked);
  const write = { ...save, run: (values: ProfileValues) => save.run(changesOf(values)) };

  // A PAN of 10 characters and a GSTIN are cleared when they are wrong; their fields offer to put them back.
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
    <RecordForm
      recordForm={recordForm}
      write={write}
      buttonLabel="Save"
      unsavedText="Press Save to change your profile."
      onAttempt={handleAttempt}
      // What is not saved goes back to the stored value.
      onSaved={(values) => form.reset(profileValuesOf({ ...record, ...changesOf(values) }))}
      failureTitle="Your profile is not saved"
      heading={
        isLocked && (
          <LockedNote>{hasUnsavable(form.watch(), stored) ? `${LOCKED} ${UNSAVABLE}` : LOCKED}</LockedNote>
        )
      }
      footer={
        unsentMail && (
          <Notice kind="warning" title="Your profile is saved, but the GST team has not been notified">
            <p>{unsentMail} Save once more to try again.</p>
          </Notice>
        )
      }
      actions={<ChangePassword email={email} />}
    >
      <div className="field-grid">
        <PersonFields record={record} isLocked={isLocked} />
        <TaxFields vendortype={record.vendortype} isLocked={isLocked} />
        <SignatureField record={record} isLocked={isLocked} />
      </div>
    </RecordForm>
  );
}

const checkImage = (file: File) => checkFile(file, { imagesOnly: true });

interface SignatureFieldProps {
  record: Pick<UserRecord, 'uid' | 'signImage'>;
  isLocked: boolean;
}

/** Stored as soon as it is chosen. */
function SignatureField({ record, isLocked }: SignatureFieldProps) {
  return (
    <FileField
      label="Signature"
      hint="A picture of your signature: JPEG, PNG or WebP. It is stored as soon as you choose it."
      className="field-wide"
      accept="image/jpeg,image/png,image/webp"
      link={record.signImage}
      kindOf={storedKind}
      isLocked={isLocked}
      check={checkImage}
      start={(file, onProgress) => uploadSignature(record.uid, file, onProgress)}
      onUploaded={() => formToast('success', 'Signature Uploaded')}
    />
  );
}
