import { type FormEvent, type ReactNode, useState } from 'react';
import Card from 'react-bootstrap/Card';
import { useNavigate } from 'react-router-dom';
import { submitAmendment } from '../../backend/amendments/amendments.ts';
import { confirmPassword } from '../../backend/firebase/password.ts';
import { paths } from '../../config/paths.ts';
import type { AmendedValues, Amendment, AmendmentKind } from '../../domain/records/amendments.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';

export interface ChangeProps {
  record: UserRecord;
  /** The last change of this kind, which may be taken back or refused. */
  last: Amendment | undefined;
}

interface ChangeFormProps {
  uid: string;
  kind: AmendmentKind;
  /** The values to submit; null where a field shows an error. */
  read: () => Promise<AmendedValues | null> | AmendedValues | null;
  onSubmitted?: () => void;
  children: ReactNode;
}

/** The fields of a change, its reason, and for a bank account the password. */
export function ChangeForm({ uid, kind, read, onSubmitted, children }: ChangeFormProps) {
  const [reason, setReason, forgetReason] = useRememberedText(`change-reason/${kind}`, '');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const needsPassword = kind === 'bank';
  const { run, isPending, error } = useWrite(
    async (values: AmendedValues) => {
      if (needsPassword) await confirmPassword(password);
      await submitAmendment(uid, kind, { values, reason });
    },
    {
      success: 'Change submitted',
      explain: (failure) =>
        failure.code.startsWith('auth/') ? loginErrorMessage(failure) : saveErrorMessage(failure),
    },
  );
  const isMissing = reason.trim() === '' || (needsPassword && password === '');
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const values = await read();
    if (!values || isMissing || !(await run(values))) return;
    forgetReason();
    onSubmitted?.();
    await navigate(paths.changes);
  };
  return (
    <Card body>
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <fieldset disabled={isPending}>
          {children}
          <TextAreaField
            label="Reason"
            hint="For the reviewer, for example: we moved to another bank"
            rows={2}
            maxLength={MAX_TEXT}
            value={reason}
            error={isTried && reason.trim() === '' ? 'Enter a reason.' : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          {needsPassword && (
            <PasswordField
              label="Your password"
              hint="Once more, so that no one else can change where we pay"
              autoComplete="current-password"
              value={password}
              error={isTried && password === '' ? 'Enter your password.' : undefined}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </fieldset>
        <Failure>{error}</Failure>
        <div className="form-actions">
          <SubmitButton isPending={isPending}>Submit change</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
