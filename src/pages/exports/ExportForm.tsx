import { type FormEvent, useState } from 'react';
import Button from 'react-bootstrap/Button';
import FormCheck from 'react-bootstrap/FormCheck';
import { getBankTable } from '../../backend/hints/fetchTable.ts';
import { countApproved, logExport, readApproved } from '../../backend/records/exports.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { AppError } from '../../domain/appError.ts';
import { checkForExport, type LeftOut, type RowWithProblems } from '../../domain/exports/checks.ts';
import {
  EXPORT_FORMATS,
  type ExportField,
  type ExportFormat,
  FIELD_LABELS,
  formatOf,
  MAX_EXPORTED,
} from '../../domain/exports/formats.ts';
import type { Vendor } from '../../domain/exports/vendors.ts';
import { peopleText } from '../../domain/people/peopleText.ts';
import { startOfDayInIndia } from '../../domain/time/dates.ts';
import { isDate } from '../../domain/transitions/guards.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { today } from '../../records/useNow.ts';
import { useRead } from '../../records/useRead.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Panel } from '../../ui/feedback/Panel.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { loadErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { LeftOutList, ProblemRowsList } from './MarkedPeople.tsx';

const [FIRST] = EXPORT_FORMATS as readonly [ExportFormat, ...ExportFormat[]];
const OPTIONS = EXPORT_FORMATS.map(({ key, label }) => ({ value: key, label }));
/** @param from an ISO date; empty for all */
const countApprovedSince = (from: string) => countApproved(startOfDayInIndia(from));

export function ExportForm({ reviewerUid }: { reviewerUid: string }) {
  const [format, setFormat] = useState(FIRST);
  const [from, setFrom] = useState('');
  /** People to leave out; another format starts with its own list. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<ExportField>>(new Set());
  const isFromWhole = from === '' || isDate(from);
  const { value: count, error: countError } = useRead(isFromWhole ? from : '', countApprovedSince);
  const { check, save, checked, read, result, forgetResult } = useExport(reviewerUid);
  const isPending = check.isPending || save.isPending;
  const isTaken = (field: ExportField) => field === format.needs || !leftOut.has(field);
  const canExport = isFromWhole && count !== undefined && count > 0 && count <= MAX_EXPORTED;

  const toggle = (field: ExportField) => {
    const next = new Set(leftOut);
    if (!next.delete(field)) next.add(field);
    setLeftOut(next);
    forgetResult();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void check.run(format, format.fields.filter(isTaken), from);
  };

  return (
    <Panel title="Export approved people">
      <form noValidate onSubmit={handleSubmit}>
        <fieldset disabled={isPending}>
          <div className="export-choices">
            <SelectField
              label="Format"
              hint={format.hint}
              options={OPTIONS}
              value={format.key}
              onChange={({ target }) => {
                setFormat(formatOf(target.value) ?? FIRST);
                forgetResult();
              }}
            />
            <DateField
              label="Approved since (optional)"
              entered={from}
              value={from}
              onChange={({ target }) => {
                setFrom(target.value);
                forgetResult();
              }}
            />
          </div>
          <FieldChoice format={format} isTaken={isTaken} onToggle={toggle} />
        </fieldset>
        {countError ? (
          <Failure>{loadErrorMessage(countError)}</Failure>
        ) : (
          <p role="status">{result ?? countSentence(count, from)}</p>
        )}
        {check.isPending && <Progress aria-label="Records read" now={read} max={count ?? 0} />}
        {checked && checked.leftOut.length > 0 && <LeftOutList leftOut={checked.leftOut} />}
        {checked && checked.problemRows.length > 0 && <ProblemRowsList problemRows={checked.problemRows} />}
        <Failure>{check.error ?? save.error}</Failure>
        <div className="form-actions">
          {checked && checked.vendors.length > 0 ? (
            <>
              <SubmitButton
                isPending={save.isPending}
                onClick={() => void save.run(checked)}
              >{`Export ${checked.leftOut.length > 0 ? 'the other ' : ''}${peopleText(checked.vendors.length)}`}</SubmitButton>
              <Button variant="outline-secondary" disabled={isPending} onClick={forgetResult}>
                Cancel
              </Button>
            </>
          ) : (
            <SubmitButton isPending={check.isPending} disabled={!canExport}>
              Export
            </SubmitButton>
          )}
          <span className="text-body-secondary">
            Each export is logged below. Delete the file once it is imported.
          </span>
        </div>
      </form>
    </Panel>
  );
}

interface FieldChoiceProps {
  format: ExportFormat;
  isTaken: (field: ExportField) => boolean;
  onToggle: (field: ExportField) => void;
}

/** A name and the field that the format needs cannot be left out. */
function FieldChoice({ format, isTaken, onToggle }: FieldChoiceProps) {
  return (
    <fieldset className="export-fields">
      <legend>Fields</legend>
      <div>
        <FormCheck id="export-name" label="Name" checked disabled readOnly />
        {format.fields.map((field) => (
          <FormCheck
            key={field}
            id={`export-${field}`}
            label={FIELD_LABELS[field]}
            checked={isTaken(field)}
            disabled={field === format.needs}
            onChange={() => onToggle(field)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function countSentence(count: number | undefined, from: string): string {
  if (count === undefined) return 'Counting…';
  if (count === 0) return from ? 'No one has been approved since then.' : 'No one has been approved yet.';
  if (count > MAX_EXPORTED) {
    return `More than ${MAX_EXPORTED.toLocaleString('en-IN')} people are approved. Choose a later date.`;
  }
  return `${peopleText(count)} ${count === 1 ? 'is' : 'are'} approved. Each record is compared with its review first.`;
}

const NOT_LOADED =
  'The file could not be created, because a part of the portal did not load. Please try again.';

/** A file that waits for confirmation, because it leaves people out or has rows to mend. */
interface Checked {
  format: ExportFormat;
  fields: readonly ExportField[];
  vendors: readonly Vendor[];
  leftOut: readonly LeftOut[];
  problemRows: readonly RowWithProblems[];
}

function useExport(reviewerUid: string) {
  const [read, setRead] = useState(0);
  const [checked, setChecked] = useState<Checked>();
  const [result, setResult] = useState<string>();
  const saveChecked = async ({ format, fields, vendors }: Checked) => {
    const exportFile = await loadExportFile();
    const { content, type } = exportFile(format.key, vendors, fields);
    const count = vendors.length;
    await logExport({ by: reviewerUid, format: format.key, fields: [...fields], count });
    saveFile(`vendors-${format.key}-${today()}.${format.ending}`, content, type);
    setChecked(undefined);
    setResult(`${peopleText(count)} exported.`);
  };
  const check = useWrite(async (format: ExportFormat, fields: readonly ExportField[], from: string) => {
    setResult(undefined);
    setChecked(undefined);
    setRead(0);
    const [people, banks] = await Promise.all([
      readApproved(startOfDayInIndia(from), setRead),
      getBankTable(),
    ]);
    const file = { format, fields, ...checkForExport(format.key, people, serverNow(), fields, banks) };
    if (file.leftOut.length + file.problemRows.length > 0) setChecked(file);
    else await saveChecked(file);
  });
  const forgetResult = () => {
    setResult(undefined);
    setChecked(undefined);
  };
  return { check, save: useWrite(saveChecked), checked, read, result, forgetResult };
}

async function loadExportFile() {
  try {
    return (await import('../../domain/exports/exportFile.ts')).exportFile;
  } catch (cause) {
    throw new AppError('export/not-loaded', NOT_LOADED, { cause });
  }
}
