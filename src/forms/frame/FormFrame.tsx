import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { ErrorSummary, type SummaryItem } from '../../ui/fields/ErrorSummary.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { FormScopeContext } from '../formContext.ts';
import type { CheckedForm } from './useCheckedForm.ts';

export interface FormFrameProps<Values extends FieldValues, Valid> {
  checked: CheckedForm<Values, Valid>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Problems outside the form, for the summary. */
  problems?: readonly SummaryItem[];
  isDisabled: boolean;
  className?: string | undefined;
  heading?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  error: string | undefined;
  failureTitle?: string | undefined;
  actions?: ReactNode;
}

export function FormFrame<Values extends FieldValues, Valid>({
  checked,
  onSubmit,
  problems = checked.problems,
  isDisabled,
  className,
  heading,
  children,
  footer,
  error,
  failureTitle,
  actions,
}: FormFrameProps<Values, Valid>) {
  const { form, isShort, attempt } = checked;
  return (
    <FormProvider {...form}>
      <FormScopeContext value={checked}>
        <form className={className} noValidate onSubmit={onSubmit}>
          {heading}
          <ErrorSummary items={attempt > 0 && !isShort ? problems : []} attempt={attempt} />
          <fieldset disabled={isDisabled}>{children}</fieldset>
          {footer}
          {error && (
            <ShortNotice kind="danger" title={failureTitle}>
              <Sentence>{error}</Sentence>
            </ShortNotice>
          )}
          {actions && <div className="form-actions">{actions}</div>}
        </form>
      </FormScopeContext>
    </FormProvider>
  );
}

/** Returns the focus to a form's button, where disabling the fields removed it. */
export function useFocusAfter(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (wasPending.current && !isPending && isFree) button.current?.focus({ preventScroll: true });
    wasPending.current = isPending;
  }, [isPending]);
  return button;
}
