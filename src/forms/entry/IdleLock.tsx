import { type ReactNode, useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import type { SignedInUser } from '../../backend/firebase/auth.ts';
import { staffIdleMinutes, staffProvider } from '../../config/portal.ts';
import { useIdleLock } from '../../session/useIdleLock.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { ModalDialog } from '../../ui/dialogs/ModalDialog.tsx';
import { loginErrorMessage } from '../../ui/feedback/loginErrors.ts';
import { CodeField } from '../../ui/fields/CredentialFields.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';

interface IdleLockProps {
  user: SignedInUser;
  children?: (isLocked: boolean) => ReactNode;
}

/** Locks the page of an idle reviewer or approver. The page below keeps its text and its uploads. */
export function IdleLock({ user, children }: IdleLockProps) {
  const { isLocked, unlock } = useIdleLock(user.uid, staffIdleMinutes * 60_000);
  return (
    <>
      {children?.(isLocked)}
      {isLocked && (staffProvider ? <ProviderLock /> : <LockDialog email={user.email} onUnlock={unlock} />)}
    </>
  );
}

const ignore = () => undefined;

function useHiddenPage(): void {
  useEffect(() => {
    const root = document.getElementById('root');
    root?.style.setProperty('visibility', 'hidden');
    return () => {
      root?.style.removeProperty('visibility');
    };
  }, []);
}

/** The provider's page opens in a new tab, because this one would lose what was typed; that tab unlocks this one. */
function ProviderLock() {
  const { logOut } = useSession();
  useHiddenPage();
  return (
    <ModalDialog isOpen title="Locked" onClose={ignore}>
      <Modal.Body>
        <p className="mb-0">{`Nobody used the portal here for ${staffIdleMinutes} minutes. What you typed is still here. Sign in with ${staffProvider?.name ?? ''} in a new tab, and this page opens again.`}</p>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="outline-secondary" onClick={() => void logOut()}>
          Log out
        </Button>
        <Button href={staffProvider?.path} target="_blank" rel="noopener">
          Sign in in a new tab
        </Button>
      </Modal.Footer>
    </ModalDialog>
  );
}

function LockDialog({ email, onUnlock }: { email: string; onUnlock: () => void }) {
  const { logOut } = useSession();
  const { submit, isPending, password, setPassword, error, asksCode, code, setCode } = useSignIn({
    email,
    onFailure: ignore,
    toMessage: loginErrorMessage,
    onSignedIn: onUnlock,
  });
  useHiddenPage();
  return (
    <ModalDialog isOpen title="Locked" onClose={ignore}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <Modal.Body>
          <p className="text-break">{`Nobody used the portal here for ${staffIdleMinutes} minutes. What you typed is still here: enter the password of ${email}.`}</p>
          <PasswordField
            // The person can type the password at once.
            autoFocus
            label="Password"
            autoComplete="current-password"
            error={asksCode ? undefined : error}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {asksCode && <CodeField error={error} code={code} setCode={setCode} />}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="outline-secondary" onClick={() => void logOut()}>
            Log out
          </Button>
          <SubmitButton isPending={isPending}>Unlock</SubmitButton>
        </Modal.Footer>
      </form>
    </ModalDialog>
  );
}
