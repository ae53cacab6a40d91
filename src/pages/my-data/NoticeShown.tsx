import Card from 'react-bootstrap/Card';
import { readConsents } from '../../backend/privacy/consents.ts';
import { groupName, privacy } from '../../config/portal.ts';
import type { Consent } from '../../domain/privacy/consents.ts';
import { type Notice, noticeVersion } from '../../domain/privacy/notice.ts';
import { formatTimestamp } from '../../domain/time/dates.ts';
import { NoticeText } from '../../forms/NoticeText.tsx';
import { useRead } from '../../records/useRead.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';

const VERSION = noticeVersion({ groupName, ...privacy });

/** The notice that the person saw at the registration, and the current one. */
export function NoticeShown({ uid, notice }: { uid: string; notice: Notice }) {
  const { value: consents, error } = useRead(uid, readConsents);
  return (
    <Card as="section" body aria-labelledby="notice-heading">
      <h2 id="notice-heading">{notice.title}</h2>
      <Failure>{error && loadErrorMessage(error)}</Failure>
      {consents && <Shown consents={consents} />}
      <NoticeText notice={notice} />
    </Card>
  );
}

function Shown({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) {
    return <p>You registered before this notice was recorded, or without it. This is the present text.</p>;
  }
  return (
    <ul>
      {consents.map(({ version, kind, at }) => (
        <li
          key={version}
        >{`${kind === 'agreed' ? 'You agreed to it' : 'It was shown to you'} on ${formatTimestamp(at)}, version ${version}${version === VERSION ? ', which is the text below.' : '. The text below is newer.'}`}</li>
      ))}
    </ul>
  );
}
