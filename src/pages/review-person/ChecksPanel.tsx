import { type FormEvent, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { recordCheck } from '../../backend/records/reviews.ts';
import { MAX_TEXT } from '../../domain/records/limits.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import {
  CHECK_KIND_KEYS,
  CHECK_KIND_LIST,
  CHECK_RESULT_KEYS,
  CHECK_RESULTS,
  type CheckEntry,
} from '../../domain/review/checks.ts';
import { problemsOfCheck } from '../../domain/transitions/checks.ts';
import type { Reviewer } from '../../domain/transitions/review.ts';
import { useRememberedText } from '../../drafts/useRemembered.ts';
import { CheckList } from '../../evidence/CheckList.tsx';
import { useWrite } from '../../forms/useWrite.ts';
import { today } from '../../records/useNow.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

interface ChecksPanelProps {
  record: UserRecord;
  reviewer: Reviewer;
  canAct: boolean;
}

/** The public registers, what a reviewer found in them, and a form to record it. */
export function ChecksPanel({ record, reviewer, canAct }: ChecksPanelProps) {
  const { uid } = record;
  const form = useCheckForm(uid);
  const [isOpen, setOpen] = useState(form.isStarted);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Panel title="Checks">
      <p className="small text-body-secondary">
        Look the person up, and record what you find. Reviewers and approvers see it, the person does not.
      </p>
      <ul className="review-log list-unstyled">
        {CHECK_KIND_LIST.map(({ key, title, look, links }) => (
          <li key={key}>
            <strong>{title}</strong>
            <span className="d-flex gap-3">
              {links.map(({ label, href }) => (
                <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                  <span>{label}</span>
                  <span className="visually-hidden"> in a new tab</span>
                </a>
              ))}
            </span>
            <span className="small text-body-secondary w-100">{look}</span>
          </li>
        ))}
      </ul>
      {canAct && (
        <Button
          ref={opener}
          variant="outline-secondary"
          size="sm"
          className="mb-3"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Record a check
        </Button>
      )}
      {canAct && isOpen && <CheckForm uid={uid} reviewer={reviewer} form={form} onClose={close} />}
      <h3 id="recorded-heading">Recorded checks</h3>
      <CheckList record={record} labelledBy="recorded-heading" />
    </Panel>
  );
}

const KIND_OPTIONS = CHECK_KIND_LIST.map(({ key, title }) => ({ value: key, label: title }));
const RESULT_OPTIONS = CHECK_RESULT_KEYS.map((key) => ({ value: key, label: CHECK_RESULTS[key] }));

type CheckFields = Record<keyof CheckEntry, string>;
type Problems = Partial<Record<keyof CheckEntry, string | undefined>>;

/** Typed text stays until the check is recorded. */
function useCheckForm(uid: string) {
  const empty = JSON.stringify({ kind: '', result: '', nameFound: '', day: today(), again: '' });
  const [text, setText] = useRememberedText(`check/${uid}`, empty);
  const typed = JSON.parse(text) as CheckFields;
  const isNotFound = typed.result === 'notfound';
  return {
    fields: { ...typed, ...(isNotFound && { nameFound: '' }) },
    isNotFound,
    isStarted: [typed.kind, typed.result, typed.nameFound, typed.again].some((each) => each !== ''),
    change: (field: keyof CheckFields, value: string) =>
      setText(JSON.stringify({ ...typed, [field]: value })),
    clear: () => setText(empty),
  };
}

/** The check, or what is wrong with each field, in the order of the form. */
function readFields(fields: CheckFields): { entry: CheckEntry } | { problems: Problems } {
  const kind = CHECK_KIND_KEYS.find((key) => key === fields.kind);
  const result = CHECK_RESULT_KEYS.find((key) => key === fields.result);
  const { nameFound, day, again } = fields;
  const rest = { nameFound: nameFound.trim(), day, ...(again !== '' && { again }) };
  const problems: Problems = {
    ...(!kind && { kind: 'Choose what you checked.' }),
    ...(!result && { result: 'Choose the result.' }),
    ...problemsOfCheck({ kind: kind ?? 'gst', result: result ?? 'matches', ...rest }, today()),
  };
  return kind && result && Object.keys(problems).length === 0
    ? { entry: { kind, result, ...rest } }
    : { problems };
}

const idOf = (field: string) => `check-${field}`;

interface CheckFormProps {
  uid: string;
  reviewer: Reviewer;
  form: ReturnType<typeof useCheckForm>;
  onClose: () => void;
}

function CheckForm({ uid, reviewer, form, onClose }: CheckFormProps) {
  const { fields, isNotFound, change, clear } = form;
  const [problems, setProblems] = useState<Problems>({});
  const { run, isPending, error } = useWrite((entry: CheckEntry) => recordCheck(uid, entry, reviewer), {
    success: 'Check recorded',
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readFields(fields);
    if ('problems' in read) {
      setProblems(read.problems);
      const [first = ''] = Object.keys(read.problems);
      return document.getElementById(idOf(first))?.focus();
    }
    if (!(await run(read.entry))) return;
    clear();
    onClose();
  };
  const fieldOf = (field: keyof CheckFields) => ({
    id: idOf(field),
    value: fields[field],
    error: problems[field],
    onChange: ({ target }: { target: { value: string } }) => {
      change(field, target.value);
      setProblems({ ...problems, [field]: undefined });
    },
  });
  return (
    <form
      noValidate
      className="mb-4"
      aria-label="Record a check"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <fieldset disabled={isPending}>
        <div className="field-grid">
          <SelectField label="Check" placeholder="Choose" options={KIND_OPTIONS} {...fieldOf('kind')} />
          <SelectField label="Result" placeholder="Choose" options={RESULT_OPTIONS} {...fieldOf('result')} />
        </div>
        <TextField
          label="Name found"
          autoComplete="off"
          maxLength={MAX_TEXT}
          disabled={isNotFound}
          {...fieldOf('nameFound')}
        />
        <div className="field-grid">
          <DateField label="Day of the check" max={today()} entered={fields.day} {...fieldOf('day')} />
          <DateField
            label="Check again on (optional)"
            min={fields.day}
            entered={fields.again}
            {...fieldOf('again')}
          />
        </div>
      </fieldset>
      <Failure>{error}</Failure>
      <div className="form-actions">
        <SubmitButton variant="outline-primary" isPending={isPending}>
          Record check
        </SubmitButton>
        <Button
          variant="outline-secondary"
          disabled={isPending}
          onClick={() => {
            clear();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
