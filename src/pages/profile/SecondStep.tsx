import { type FormEvent, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Card from 'react-bootstrap/Card';
import { useNavigate } from 'react-router-dom';
import { encode } from 'uqr';
import { finishSecondStep, type NewSecondStep, startSecondStep } from '../../backend/firebase/secondStep.ts';
import { paths } from '../../config/paths.ts';
import { portalName, staffProvider } from '../../config/portal.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { filledValue } from '../../session/filledValue.ts';
import { useSession, useSignedInUser } from '../../session/useSession.ts';
import { ShortNotice } from '../../ui/feedback/Notice.tsx';
import { RoleWaits } from '../../ui/feedback/RoleWaits.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { STORED } from '../../ui/stored.ts';

const explain = ({ message }: { message: string }) => message;

interface SecondStepProps {
  onSetUp?: (isSettingUp: boolean) => void;
}

/** R23: the second step of reviewers and approvers. An identity provider asks for its own. */
export function SecondStep({ onSetUp }: SecondStepProps) {
  const { roleNeed } = useSignedInUser();
  if (!staffProvider) return <CodeCard onSetUp={onSetUp} />;
  return roleNeed && <RoleWaits need={roleNeed} />;
}

/** The code of an authenticator app at the login. */
function CodeCard({ onSetUp }: { onSetUp: SecondStepProps['onSetUp'] }) {
  const { hasSecondStep, roleNeed } = useSignedInUser();
  const needsSecondStep = roleNeed === 'second step';
  const [started, setStarted] = useState<NewSecondStep | null>(null);
  const id = useId();
  const show = (step: NewSecondStep | null) => {
    setStarted(step);
    onSetUp?.(step !== null);
  };
  const start = useWrite(async () => show(await startSecondStep()), { explain, toast: null });
  return (
    <Card as="section" body aria-labelledby={id}>
      <h2 id={id}>Second step at the login</h2>
      {needsSecondStep && (
        <ShortNotice kind="warning" title="Your role waits for a second step">
          Reviewers and approvers log in with a password and a code of an authenticator app. Until then you
          see no records of others.
        </ShortNotice>
      )}
      {hasSecondStep ? (
        <p className="mb-0">
          You log in with your password and a code of your authenticator app. With a new or lost phone, ask an
          administrator to reset the second step.
        </p>
      ) : started ? (
        <SetUp started={started} onCancel={() => show(null)} />
      ) : (
        <>
          <p>
            With it, your password alone opens no record. You need an authenticator app on your phone, such as
            Google Authenticator or Microsoft Authenticator, and enter its code at each login.
          </p>
          <Failure text={start.error} />
          <SubmitButton
            variant={needsSecondStep ? 'primary' : 'outline-secondary'}
            isPending={start.isPending}
            onClick={() => void start.run()}
          >
            Set up the second step
          </SubmitButton>
        </>
      )}
    </Card>
  );
}

function SetUp({ started, onCancel }: { started: NewSecondStep; onCancel: () => void }) {
  const { email } = useSignedInUser();
  const { logOut } = useSession();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState('');
  const finish = useWrite((filled: string) => finishSecondStep(started.session, filled), {
    explain,
    toast: null,
  });

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = (filledValue(event.currentTarget, 'one-time-code') ?? '').trim();
    setCode(filled);
    setMissing(filled ? '' : 'Enter the code that the app shows.');
    if (!filled || !(await finish.run(filled))) return;
    // The present session has no code; the next login shows that the phone works.
    await logOut();
    const notice = 'Your second step is set up. Log in with your password, and then a code of the app.';
    await navigate(paths.login, { replace: true, state: { notice, email } });
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ol className="ps-3">
        <li className="mb-3">
          <p>Scan this picture with the app, or type the key into it.</p>
          <KeyPicture account={email} secret={started.key} />
          <p className="mt-2 mb-0">
            Key:{' '}
            <code className="text-break" {...STORED}>
              {started.key.replaceAll(/.{4}(?=.)/g, '$& ')}
            </code>
          </p>
        </li>
        <li>
          <TextField
            label="Code that the app shows"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={missing || finish.error}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </li>
      </ol>
      <p>You are logged out then, and log in again with a code.</p>
      <div className="form-actions">
        <SubmitButton isPending={finish.isPending}>Switch on</SubmitButton>
        <Button variant="outline-secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function Failure({ text }: { text: string | undefined }) {
  return text ? (
    <p className="text-danger" role="alert">
      {text}
    </p>
  ) : null;
}

interface KeyPictureProps {
  account: string;
  /** In base 32. */
  secret: string;
}

/** A QR code, drawn on this device: the key goes to no other server. */
function KeyPicture({ account, secret }: KeyPictureProps) {
  const { data, size } = encode(addressOf(account, secret), { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label="QR code of the key"
      width="200"
      height="200"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      {/* Phones read dark on light only, so that the colours stay on a dark screen. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/**
 * The text of the QR code, in the format of authenticator apps:
 * https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
export function addressOf(account: string, secret: string): string {
  const [issuer, name] = [portalName, account].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${name}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
}
