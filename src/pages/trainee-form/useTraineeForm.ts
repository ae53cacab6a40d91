import { useMemo, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { submitTraineeForm } from '../../backend/papers/submissions.ts';
import { saveSectionOne, saveSectionSix } from '../../backend/records/users.ts';
import { paths } from '../../config/paths.ts';
import { isFormEditable } from '../../domain/forms/statuses.ts';
import { kindOfStatus } from '../../domain/records/kinds.ts';
import type { FormStatus, UserRecord } from '../../domain/records/records.ts';
import { setValues } from '../../drafts/setValues.ts';
import { useFormSubmission } from '../../forms/useFormSubmission.ts';
import { useRecordForm } from '../../forms/useRecordForm.ts';
import { today } from '../../records/useNow.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { declarationSchema, declarationValues, tidyDeclaration } from './declaration/declarationSchema.ts';
import { sectionOneSchema } from './section-one/sectionOneSchema.ts';
import {
  rowOfPath,
  sectionOneOf,
  sectionOneShape,
  sectionOneValues,
  tidySectionOne,
} from './section-one/sectionOneValues.ts';
import type { SectionId } from './useOpenSections.ts';

const SHAPE = sectionOneShape();
const INCOMPLETE = 'Please fill in complete form';

export function useTraineeForm(record: UserRecord) {
  const isGstApplicable = record.isGSTApplicable === 'yes';
  const isLocked = !isFormEditable(record.forms, 'vendorform');
  const { nationality } = record;
  const schema = useMemo(
    () => sectionOneSchema(isGstApplicable, nationality),
    [isGstApplicable, nationality],
  );
  const sectionOne = useRecordForm({
    id: 'sectionOne',
    rowOf: rowOfPath,
    schema,
    stored: sectionOneValues(record),
    draft: 'sectionone',
    shape: SHAPE,
    isLocked,
  });
  const declaration = useRecordForm({
    id: 'sectionSix',
    schema: declarationSchema,
    stored: declarationValues(record, today()),
    draft: 'declaration',
    isLocked,
  });

  const storeSectionOne = async () => {
    const tidy = tidySectionOne(sectionOne.form.getValues(), nationality);
    setValues(sectionOne.form, tidy);
    const storedPan = record.vendorDetails.sectionOne?.panno ?? record.pancard;
    await saveSectionOne(record.uid, sectionOneOf(tidy, storedPan), tidy.vendorTypes);
  };
  const storeDeclaration = async () => {
    const tidy = tidyDeclaration(declaration.form.getValues());
    setValues(declaration.form, tidy);
    await saveSectionSix(record.uid, tidy);
  };

  // A chosen vendor status counts before it is saved.
  const vendorStatus = useWatch({ control: sectionOne.form.control, name: 'vendorStatus' });
  const kind = kindOfStatus(vendorStatus, nationality);

  /** The record with what is entered now. */
  const answered = (): UserRecord => {
    const tidy = tidySectionOne(sectionOne.form.getValues(), nationality);
    return {
      ...record,
      vendorTypes: tidy.vendorTypes,
      vendorDetails: {
        sectionOne: sectionOneOf(tidy, ''),
        sectionSix: tidyDeclaration(declaration.form.getValues()),
      },
    };
  };

  return { sectionOne, declaration, kind, answered, storeSectionOne, storeDeclaration };
}

/**
 * Keeps the form open from Submit until the redirect. The new status usually arrives earlier, and the locked form would
 * show for a moment and read the signed copy.
 */
export function useStatusUntilRedirect(live: UserRecord) {
  const [held, setHeld] = useState<FormStatus>();
  return {
    record: held === undefined ? live : { ...live, forms: { ...live.forms, vendorform: held } },
    isHeld: held !== undefined,
    hold: () => setHeld(live.forms.vendorform),
    release: () => setHeld(undefined),
  };
}

/** Also saves unsaved sections, so that a forgotten Save does not block the submission. */
export function useSubmission(
  { record, isHeld, hold, release }: ReturnType<typeof useStatusUntilRedirect>,
  { sectionOne, declaration, answered, storeSectionOne, storeDeclaration }: ReturnType<typeof useTraineeForm>,
  openSection: (id: SectionId) => void,
) {
  const [answers, setAnswers] = useState<UserRecord | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const [attempts, setAttempts] = useState({ sectionOne: 0, declaration: 0 });
  const { isLocked, buttonLabel, write, redirect } = useFormSubmission(
    record,
    'vendorform',
    () => submitTraineeForm(record.uid),
    {
      success: 'Trainee Details Saved Successfully',
      prepare: async () => {
        await storeSectionOne();
        await storeDeclaration();
      },
    },
  );

  const ask = async () => {
    write.forgetError();
    setIncomplete(false);
    const isOneComplete = await isComplete(sectionOne.form);
    const isDeclared = await isComplete(declaration.form);
    if (isOneComplete && isDeclared) {
      setAttempts({ sectionOne: 0, declaration: 0 });
      setAnswers(answered());
      return;
    }
    setIncomplete(true);
    formToast('error', INCOMPLETE);
    if (!isDeclared) openSection('collapseSectionFour');
    if (!isOneComplete) openSection('collapseSectionOne');
    const failing = isOneComplete ? 'declaration' : 'sectionOne';
    setAttempts((before) => ({ ...before, [failing]: before[failing] + 1 }));
  };

  const confirm = async () => {
    hold();
    if (!(await write.run())) {
      release();
      return;
    }
    sectionOne.draft.forget();
    declaration.draft.forget();
    redirect(paths.dashboard, { submitted: 'vendorform' });
  };

  return {
    isLocked,
    buttonLabel,
    ask,
    confirm,
    cancel: () => setAnswers(null),
    /** The answers to check before the submission; null while the dialog is closed. */
    answers,
    isPending: write.isPending || isHeld,
    error:
      isIncomplete && (hasProblem(sectionOne.form) || hasProblem(declaration.form))
        ? INCOMPLETE
        : write.error,
    attempts,
  };
}

function hasProblem<Values extends FieldValues, Valid>({
  formState,
}: UseFormReturn<Values, unknown, Valid>): boolean {
  return Object.keys(formState.errors).length > 0;
}

/** Validates a section, so that each field shows its problem. */
async function isComplete<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
): Promise<boolean> {
  let isValid = false;
  await form.handleSubmit(() => {
    isValid = true;
  })();
  return isValid;
}
