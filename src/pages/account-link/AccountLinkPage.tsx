import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { readResetAddress, resetPassword, verifyAddress } from '../../backend/firebase/accountLinks.ts';
import { paths } from '../../config/paths.ts';
import { type AppError, sentenceFor, toAppError } from '../../domain/appError.ts';
import { EntryForm, useEntryForm } from '../../forms/entry/EntryForm.tsx';
import { EntryPage } from '../../forms/entry/EntryPage.tsx';
import { NEW_PASSWORD, SAME_PASSWORDS } from '../../forms/entry/entrySchema.ts';
import { NewPasswordFields } from '../../forms/entry/NewPasswordFields.tsx';
import { useWrite } from '../../forms/useWrite.ts';
import { useRead } from '../../records/useRead.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { STORED } from '../../ui/stored.ts';

/** Whether the provider says that a link can never work again. */
function isUsedUp({ code }: AppError): boolean {
  return code === 'auth/invalid-action-code' || code === 'auth/expired-action-code';
}

const SENTENCES: Record<string, string> = {
  'auth/user-disabled': 'This account has been closed. Please ask your introducer.',
  'auth/user-not-found': 'There is no account for this link any more. Please ask your introducer.',
  'auth/network-request-failed': 'There is no connection. Please check it and try again.',
  'auth/weak-password': 'This password is too weak. Please choose a longer one.',
  'auth/password-does-not-meet-requirements': 'This password is too weak. Please choose a longer one.',
};

function linkErrorMessage(error: AppError): string {
  return sentenceFor(SENTENCES, error, 'The service has a problem. Please try again in a minute.');
}

/**
 * The page of the links in Firebase's mails, with ?mode= and ?oobCode= (docs/deploy.md). Opening it changes nothing, because
 * mail scanners open links too.
 */
export function AccountLinkPage() {
  const [query] = useSearchParams();
  const code = query.get('oobCode') ?? '';
  const isReset = query.get('mode') === 'resetPassword';
  return (
    <EntryPage
      title={isReset ? 'Choose a new password' : 'Verify your e-mail address'}
      intro=""
      className="card-narrow"
      question="Done already?"
    >
      {isReset ? <Reset code={code} /> : <Verification code={code} />}
    </EntryPage>
  );
}

/** A write with the code of a link; `isOver` is true for a link that can never work again. */
function useLinkWrite<Args extends unknown[]>(send: (...args: Args) => Promise<void>) {
  const [isDone, setDone] = useState(false);
  const [isOver, setOver] = useState(false);
  const write = useWrite(
    async (...args: Args) => {
      await send(...args);
      setDone(true);
    },
    {
      explain: (thrown) => {
        setOver(isUsedUp(thrown));
        return linkErrorMessage(thrown);
      },
      toast: null,
    },
  );
  return { write, isDone, isOver };
}

function Verification({ code }: { code: string }) {
  const { write, isDone, isOver } = useLinkWrite(() => verifyAddress(code));
  if (isDone) {
    return (
      <Notice kind="success" title="Your e-mail address is verified">
        <PortalLink />
      </Notice>
    );
  }
  if (isOver) {
    return (
      <Notice kind="warning" title="This link was used already, or has expired">
        <p>
          If your address is verified already, there is nothing to do here. If it is not, log in and press
          "Resend verification mail" on the dashboard; only the newest mail counts.
        </p>
        <PortalLink />
      </Notice>
    );
  }
  return (
    <>
      <p>Press the button to confirm that this e-mail address is yours.</p>
      <Failure>{write.error}</Failure>
      <SubmitButton type="button" isPending={write.isPending} onClick={() => void write.run()}>
        Verify my address
      </SubmitButton>
    </>
  );
}

const ResetSchema = v.pipe(
  v.object(NEW_PASSWORD),
  v.forward(v.partialCheck(...SAME_PASSWORDS), ['confirmPassword']),
);

function Reset({ code }: { code: string }) {
  const { value: address, error } = useRead(code, readResetAddress);
  const entryForm = useEntryForm({
    id: 'reset',
    schema: ResetSchema,
    values: { password: '', confirmPassword: '' },
    entry: 'reset',
    isShort: true,
  });
  const { write, isDone, isOver } = useLinkWrite(({ password }: v.InferOutput<typeof ResetSchema>) =>
    resetPassword(code, password),
  );
  if (isDone) {
    return (
      <Notice kind="success" title="Your password is changed">
        <PortalLink />
      </Notice>
    );
  }
  const failure = error && toAppError(error);
  if (isOver || (failure && isUsedUp(failure))) {
    return (
      <Notice kind="warning" title="This link was used already, or has expired">
        <p>
          If you have chosen a new password with it, log in with that one. If not, press "Forgot password?" on
          the login page; only the newest mail counts.
        </p>
        <PortalLink />
      </Notice>
    );
  }
  if (failure) return <Failure>{linkErrorMessage(failure)}</Failure>;
  if (address === undefined) return <Loader />;
  return (
    <>
      <p>
        <span>For the account</span> <span {...STORED}>{address}</span>
      </p>
      <EntryForm entryForm={entryForm} write={write} buttonLabel="Save the password">
        <NewPasswordFields />
      </EntryForm>
    </>
  );
}

function PortalLink() {
  return (
    <p className="mb-0">
      <Link to={paths.login}>Go on to the portal</Link>
    </p>
  );
}
