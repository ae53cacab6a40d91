import type { Steps } from './useStep.ts';

/** What went wrong with the last step, beside its buttons. */
export function StepMessages({ error, warning }: Pick<Steps, 'error' | 'warning'>) {
  return (
    <>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {warning && (
        <p className="field-notice" role="alert">
          {warning}
        </p>
      )}
    </>
  );
}
