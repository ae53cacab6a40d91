import { type FormEvent, useState } from 'react';
import Card from 'react-bootstrap/Card';
import FormCheck from 'react-bootstrap/FormCheck';
import { countApproved, logExport, readApproved } from '../../backend/records/exports.ts';
import { AppError } from '../../domain/appError.ts';
import {
  EXPORT_FORMATS,
  type ExportField,
  type ExportFormat,
  FIELD_LABELS,
  formatOf,
  MAX_EXPORTED,
} from '../../domain/exports/formats.ts';
import { vendorOf } from '../../domain/exports/vendors.ts';
import { startOfDayInIndia } from '../../domain/time/dates.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { today } from '../../records/useNow.ts';
import { useRead } from '../../records/useRead.ts';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { saveErrorMessage } from '../../ui/feedback/saveErrors.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SubmitButton } from '../../ui/fields/SubmitButton.tsx';
import { saveFile } from '../../ui/saveFile.ts';

const [FIRST] = EXPORT_FORMATS as readonly [ExportFormat, ...ExportFormat[]];
const OPTIONS = EXPORT_FORMATS.map(({ key, label }) => ({ value: key, label }));
/** @param from an ISO date; empty for all */
const countApprovedSince = (from: string) => countApproved(startOfDayInIndia(from));

export function ExportForm({ reviewerUid }: { reviewerUid: string }) {
  const [format, setFormat] = useState(FIRST);
  const [from, setFrom] = useState('');
  /** Those that are left out, so that another format begins with all of its own. */
  const [leftOut, setLeftOut] = useState<ReadonlySet<ExportField>>(new Set());
  const { value: count, error: countError } = useRead(from, countApprovedSince);
  const { run, isPending, error, read, result, forgetResult } = useExport(reviewerUid);
  const isTaken = (field: ExportField) => field === format.needs || !leftOut.has(field);
  const canExport = count !== undefined && count > 0 && count <= MAX_EXPORTED;

  const toggle = (field: ExportField) => {
    const next = new Set(leftOut);
    if (!next.delete(field)) next.add(field);
    setLeftOut(next);
    forgetResult();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(format, format.fields.filter(isTaken), from);
  };

  return (
    <Card as="section" body aria-labelledby="export-heading">
      <h2 id="export-heading">Export approved vendors</h2>
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
                  onChange={() => toggle(field)}
                />
              ))}
            </div>
          </fieldset>
        </fieldset>
        {countError ? (
          <Failure>{saveErrorMessage(countError)}</Failure>
        ) : (
          <p role="status">{result ?? countSentence(count, from)}</p>
        )}
        {isPending && <Progress aria-label="Records read" now={read} max={count ?? 0} />}
        <Failure>{error}</Failure>
        <div className="form-actions">
          <SubmitButton isPending={isPending} disabled={!canExport}>
            Export
          </SubmitButton>
          <span className="export-note">
            Each export is logged below. Delete the file once it is imported.
          </span>
        </div>
      </form>
    </Card>
  );
}

function countSentence(count: number | undefined, from: string): string {
  if (count === undefined) return 'Counting…';
  if (count === 0) return from ? 'No one has been approved since then.' : 'No one has been approved yet.';
  if (count > MAX_EXPORTED) {
    return `More than ${MAX_EXPORTED.toLocaleString('en-IN')} people are approved. Choose a later date.`;
  }
  const people = count === 1 ? '1 person is' : `${count.toLocaleString('en-IN')} people are`;
  return `${people} approved. The export reads ${(2 * count).toLocaleString('en-IN')} records.`;
}

const NOT_LOADED =
  'The file could not be created, because a part of the portal did not load. Please try again.';
const NOTHING = 'No approved vendor has the details this file needs.';

function useExport(reviewerUid: string) {
  const [read, setRead] = useState(0);
  const [result, setResult] = useState<string>();
  const write = useWrite(async (format: ExportFormat, fields: readonly ExportField[], from: string) => {
    setResult(undefined);
    setRead(0);
    const exportFile = await loadExportFile();
    const records = await readApproved(startOfDayInIndia(from), setRead);
    const vendors = records.map(vendorOf).sort((one, other) => one.name.localeCompare(other.name, 'en-IN'));
    const { content, type, count } = exportFile(format.key, vendors, fields);
    if (count === 0) throw new AppError('export/nothing', NOTHING);
    await logExport({ by: reviewerUid, format: format.key, fields: [...fields], count });
    saveFile(`vendors-${format.key}-${today()}.${format.ending}`, content, type);
    setResult(exportedSentence(count, vendors.length - count));
  });
  return { ...write, read, result, forgetResult: () => setResult(undefined) };
}

function exportedSentence(count: number, leftOut: number): string {
  const exported = `${count.toLocaleString('en-IN')} ${count === 1 ? 'person' : 'people'} exported.`;
  if (leftOut === 0) return exported;
  return `${exported} Left out, because the record lacks what this file needs: ${leftOut.toLocaleString('en-IN')}.`;
}

async function loadExportFile() {
  try {
    return (await import('../../domain/exports/exportFile.ts')).exportFile;
  } catch (cause) {
    throw new AppError('export/not-loaded', NOT_LOADED, { cause });
  }
}
