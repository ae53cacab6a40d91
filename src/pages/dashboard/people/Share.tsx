import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { accountToast } from '../../../ui/feedback/toasts.ts';
import { Sentence } from '../../../ui/Sentence.tsx';
import { STORED } from '../../../ui/stored.ts';

interface ShareProps {
  /** To whom, for screen readers. */
  name: string;
  text: string;
  /** Of the button where the device has no share sheet. */
  label?: string;
}

/** Opens the device's own share sheet, such as WhatsApp's; elsewhere it copies the text. */
export function Share({ name, text, label = 'Copy text' }: ShareProps) {
  const copy = useCopy();
  const canShare = typeof navigator.share === 'function';
  const handleClick = async () => {
    if (!canShare) return copy.run(text, 'Text copied');
    try {
      await navigator.share({ text });
    } catch (error) {
      // The share sheet was closed.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        await copy.run(text, 'Text copied');
    }
  };
  return (
    <>
      <Button variant="link" size="sm" className="p-0" onClick={() => void handleClick()}>
        <span>{canShare ? 'Share' : label}</span>
        <span className="visually-hidden">
          <Sentence values={[name]}>{` for ${name}`}</Sentence>
        </span>
      </Button>
      {copy.shown}
    </>
  );
}

export function CopyLink({ name, link }: { name: string; link: string }) {
  const copy = useCopy();
  return (
    <>
      <Button variant="link" size="sm" className="p-0" onClick={() => void copy.run(link, 'Link copied')}>
        Copy link
        <span className="visually-hidden">
          <Sentence values={[name]}>{` for ${name}`}</Sentence>
        </span>
      </Button>
      {copy.shown}
    </>
  );
}

/** `shown` is the text itself where the browser blocks copying. */
function useCopy() {
  const [blocked, setBlocked] = useState('');
  const run = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setBlocked('');
      accountToast('success', done);
    } catch {
      setBlocked(text);
    }
  };
  const shown = blocked && (
    <p className="w-100 mb-0 small" role="status">
      The browser did not allow copying. The text is: <code {...STORED}>{blocked}</code>
    </p>
  );
  return { run, shown };
}
