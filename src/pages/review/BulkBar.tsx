import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import { takePerson } from '../../backend/review/assignments.ts';
import { sendUnflagged, validateUnflagged } from '../../backend/review/queueFlags.ts';
import { reviewPath } from '../../config/paths.ts';
import { toAppError } from '../../domain/appError.ts';
import { peopleText } from '../../domain/people/peopleText.ts';
import { canSendFrom, canValidateFrom } from '../../domain/queue/queue.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { STORED } from '../../ui/stored.ts';
import { useUndoable } from '../../ui/useUndoable.ts';

interface BulkBarProps {
  selected: readonly ProgressRecord[];
  reviewer: Reviewer;
  onSelect: (uids: readonly string[]) => void;
}

/** Takes the selected people, validates them and sends them for approval, the last two except those with a flag. */
export function BulkBar({ selected, reviewer, onSelect }: BulkBarProps) {
  const { run, progress, outcome } = useBulk();
  const [step, setStep] = useState<'validate' | 'send' | 'take'>('validate');
  const toValidate = selected.filter(canValidateFrom);
  const toSend = selected.filter(canSendFrom);
  const validate = async () => {
    setStep('validate');
    onSelect(await run(toValidate, 'validated', (uid) => validateUnflagged(uid, reviewer)));
  };
  const send = async () => {
    setStep('send');
    await run(toSend, 'sent for approval', (uid) => sendUnflagged(uid, reviewer));
    onSelect([]);
  };
  const take = async () => {
    setStep('take');
    await run(selected, 'taken', (uid) => takePerson(uid, reviewer));
  };
  const sending = useUndoable(() => void send());
  if (selected.length === 0 && !progress && !outcome) return null;
  const isBusy = progress !== null || sending.isWaiting;
  return (
    <section className="mb-2" aria-label="Selected people">
      <div className="d-flex flex-wrap gap-2 align-items-center">
        <span role="status">
          {progress
            ? `Person ${progress.at} of ${progress.of}`
            : sending.isWaiting
              ? 'Sent in 5 seconds'
              : `${peopleText(selected.length)} selected`}
        </span>
        {sending.isWaiting && (
          <Button size="sm" variant="outline-secondary" onClick={sending.undo}>
            Undo
          </Button>
        )}
        <SubmitButton
          size="sm"
          isPending={progress !== null && step === 'validate'}
          disabled={isBusy || toValidate.length === 0}
          onClick={() => void validate()}
        >{`Validate ${toValidate.length || ''}`}</SubmitButton>
        <SubmitButton
          size="sm"
          variant={toValidate.length > 0 ? 'outline-secondary' : 'primary'}
          isPending={progress !== null && step === 'send'}
          disabled={progress !== null || toSend.length === 0}
          onClick={sending.isWaiting ? sending.startNow : sending.begin}
        >
          {sending.isWaiting ? 'Send now' : `Send ${toSend.length || ''} for approval`}
        </SubmitButton>
        <SubmitButton
          size="sm"
          variant="outline-secondary"
          isPending={progress !== null && step === 'take'}
          disabled={isBusy || selected.length === 0}
          onClick={() => void take()}
        >{`Take ${selected.length || ''}`}</SubmitButton>
        {selected.length > 0 && !isBusy && (
          <Button size="sm" variant="link" onClick={() => onSelect([])}>
            Clear selection
          </Button>
        )}
      </div>
      {outcome && (
        <div role="status">
          <p className="mb-0">{`${peopleText(outcome.done)} ${outcome.verb}${outcome.leftOut.length > 0 ? `, ${outcome.leftOut.length} left out:` : ''}`}</p>
          {outcome.leftOut.length > 0 && (
            <ul className="mb-0">
              {outcome.leftOut.map(({ uid, name, reason }) => (
                <li key={uid}>
                  <Link to={reviewPath(uid)} {...(name && STORED)}>
                    {name || 'No name'}
                  </Link>
                  <Sentence values={[name]}>{`: ${reason}`}</Sentence>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

interface LeftOut {
  uid: string;
  name: string;
  reason: string;
}

interface Outcome {
  /** For example "2 people validated". */
  done: number;
  verb: string;
  leftOut: readonly LeftOut[];
}

/** One step for several people, one after the other. Leaving the screen ends it after the current person. */
function useBulk() {
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
    };
  }, []);

  /** @returns the uids of those for whom the step was carried out */
  const run = async (
    people: readonly ProgressRecord[],
    verb: string,
    step: (uid: string) => Promise<void>,
  ): Promise<string[]> => {
    setOutcome(null);
    const done: string[] = [];
    const leftOut: LeftOut[] = [];
    for (const [index, { uid, name }] of people.entries()) {
      if (isOver.current) break;
      setProgress({ at: index + 1, of: people.length });
      try {
        await step(uid);
        done.push(uid);
      } catch (thrown) {
        leftOut.push({ uid, name, reason: saveErrorMessage(toAppError(thrown)) });
      }
    }
    setProgress(null);
    setOutcome({ done: done.length, verb, leftOut });
    return done;
  };
  return { run, progress, outcome };
}
