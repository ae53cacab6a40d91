import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import type { UserRecord } from '../../domain/records/records.ts';
import { isProfileEditable } from '../../domain/transitions/profile.ts';
import { PAN_LENGTH } from '../../domain/validators/pan.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { DraftState } from '../../forms/DraftState.tsx';
import { RestoredNote } from '../../forms/RestoredNote.tsx';
import { LockedNote } from '../../ui/feedback/LockedNote.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { PersonFields } from './PersonFields.tsx';
import {
  LockedProfileSchema,
  type ProfileEntries,
  ProfileSchema,
  type ProfileValues,
} from './profileSchema.ts';
import { changedFields, hasLeftOver, openFieldsOf, profileValuesOf } from './profileValues.ts';
import { SignatureField } from './SignatureField.tsx';
import { summaryOf } from './summaryOf.ts';
import { TaxFields } from './TaxFields.tsx';
import { useProfileSave } from './useProfileSave.ts';
import './profile.scss';

const LOCKED =
  'Your forms have been submitted, so your profile is locked. Designation, Contact Number and Address can still be changed.';
const LEFT_OVER = 'What you typed into the other fields is not saved.';

/** What is typed here stays when the record changes in another tab. */
const KEEP_TYPED = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
};

/** My Profile of a trainee or vendor. `email` is the account's, for Change Password. */
export function ProfileForm({ record, email }: { record: UserRecord; email: string }) {
  const isLocked = !isProfileEditable(record);
  const resolver = useMemo(
    () => (isLocked ? valibotResolver(LockedProfileSchema) : valibotResolver(ProfileSchema)),
    [isLocked],
  );
  const stored = useMemo(() => profileValuesOf(record), [record]);
  const form = useForm<ProfileEntries, unknown, ProfileValues>({
    resolver,
    values: stored,
    resetOptions: KEEP_TYPED,
    // Otherwise the first wrong field hides that the GSTIN is wrong too.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const { errors, dirtyFields, submitCount } = form.formState;
  const { save, isPending, problem } = useProfileSave(record);
  const draft = useDraft(form, 'profile', {
    stored,
    shape: isLocked ? openFieldsOf(stored) : stored,
    isLocked: false,
  });

  const handleValid = async (values: ProfileValues) => {
    const changes = changedFields(values, dirtyFields, isLocked);
    const isSaved = await save(changes);
    if (isSaved) {
      form.reset(profileValuesOf({ ...record, ...changes }), { keepDirtyValues: false, keepDirty: false });
      draft.forget();
    }
  };

  // A PAN of 10 characters and a GSTIN are cleared when they are wrong; their fields offer to put them back.
  const handleInvalid = (invalid: FieldErrors<ProfileEntries>) => {
    const { pancard, GSTIN } = form.getValues();
    if (invalid.pancard && pancard.length === PAN_LENGTH) clear('pancard', pancard);
    if (invalid.GSTIN && GSTIN !== '') clear('GSTIN', GSTIN);
  };
  const clear = (name: 'pancard' | 'GSTIN', value: string) => {
    form.setValue(`rejected.${name}`, value, { shouldDirty: true });
    form.setValue(name, '', { shouldDirty: true });
  };

  return (
    <FormProvider {...form}>
      <form
        className="panel"
        noValidate
        onSubmit={(event) => void form.handleSubmit(handleValid, handleInvalid)(event)}
      >
        <RestoredNote draft={draft} />
        <ErrorSummary items={submitCount > 0 ? summaryOf(errors) : []} attempt={submitCount} />
        {isLocked && <LockedNote>{hasLeftOver(dirtyFields) ? `${LOCKED} ${LEFT_OVER}` : LOCKED}</LockedNote>}
        <fieldset disabled={isPending} className="field-grid">
          <PersonFields record={record} isLocked={isLocked} />
          <TaxFields vendortype={record.vendortype} isLocked={isLocked} />
          <SignatureField record={record} isLocked={isLocked} />
        </fieldset>
        {problem && (
          <Notice kind={problem.kind} title={problem.title}>
            <p>{problem.text}</p>
          </Notice>
        )}
        <div className="form-actions">
          <SubmitButton isPending={isPending}>Save</SubmitButton>
          <ChangePassword email={email} />
          <DraftState status={draft.status} next="Press Save to change your profile." />
        </div>
      </form>
    </FormProvider>
  );
}
