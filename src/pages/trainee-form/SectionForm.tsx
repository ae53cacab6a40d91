import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { RecordFormState } from '../../forms/useRecordForm.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { Notice, ShortNotice } from '../../ui/feedback/Notice.tsx';
import { FieldLinks } from '../../ui/fields/ErrorSummary.tsx';

export interface SectionProps<Values extends FieldValues> {
  section: RecordFormState<Values, Values>;
  /** Another write, such as the submission, is saving this section. */
  isBusy: boolean;
  /** Number of submissions that failed in this section. */
  attempt: number;
  onSave: () => Promise<void>;
}

interface SectionFormProps<Values extends FieldValues> extends SectionProps<Values> {
  savedMessage: string;
  children: ReactNode;
}

/** Saves incomplete sections too, and then lists what is missing. */
export function SectionForm<Values extends FieldValues>({
  section,
  isBusy,
  attempt,
  onSave,
  savedMessage,
  children,
}: SectionFormProps<Values>) {
  const { form, isLocked, problems } = section;
  // Read in each render: react-hook-form counts changes only for subscribers.
  const { isDirty } = form.formState;
  const [hasSaved, setSaved] = useState(false);
  const isIncomplete = hasSaved && attempt === 0 && !isLocked && problems.length > 0;
  const write = useWrite(
    async () => {
      await onSave();
      await form.handleSubmit(() => {})();
    },
    { success: savedMessage },
  );
  const handleSave = async () => {
    if (await write.run()) setSaved(true);
  };
  return (
    <RecordForm
      recordForm={{ ...section, attempt }}
      write={write}
      onSubmit={() => void handleSave()}
      buttonLabel="Save"
      variant="outline-primary"
      savedText={hasSaved && !isIncomplete ? 'Saved' : undefined}
      isBusy={isBusy}
      className="no-print"
      heading={
        isLocked &&
        isDirty && (
          <ShortNotice kind="info">
            The form was submitted in another tab or on another device. What you typed here since the last
            save is not part of it.
          </ShortNotice>
        )
      }
      footer={
        isIncomplete && (
          // Not an error: the save succeeded.
          <Notice kind="info" title={`Draft saved. ${answersLeft(problems.length)} or wrong:`}>
            <FieldLinks items={problems} />
          </Notice>
        )
      }
    >
      {children}
    </RecordForm>
  );
}

function answersLeft(count: number): string {
  return count === 1 ? '1 answer is missing' : `${count} answers are missing`;
}
