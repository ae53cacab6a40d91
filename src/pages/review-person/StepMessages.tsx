import { UnsentMail } from '../../ui/feedback/UnsentMail.tsx';
import type { Steps } from './useStep.ts';

/** What went wrong with the last step or with its mail, beside the step's buttons. */
export function StepMessages({ error, mailing }: Pick<Steps, 'error' | 'mailing'>) {
  return (
    <>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <UnsentMail mailing={mailing} />
    </>
  );
}
