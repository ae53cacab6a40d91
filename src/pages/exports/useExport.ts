import { useState } from 'react';
import { logExport, readApproved } from '../../backend/records/exports.ts';
import { serverNow } from '../../backend/records/serverTime.ts';
import { AppError } from '../../domain/appError.ts';
import type { ExportField, ExportFormat } from '../../domain/exports/formats.ts';
import { vendorOf } from '../../domain/exports/vendors.ts';
import { startOfDayInIndia, todayInIndia } from '../../domain/time/dates.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { saveFile } from '../../ui/saveFile.ts';

const NOT_LOADED =
  'The file could not be created, because a part of the portal did not load. Please try again.';
const NOTHING = 'No approved vendor has the details this file needs.';

async function loadExportFile() {
  try {
    return (await import('../../domain/exports/exportFile.ts')).exportFile;
  } catch (cause) {
    throw new AppError('export/not-loaded', NOT_LOADED, { cause });
  }
}

export function useExport(reviewerUid: string) {
  /** How many records have been read so far. */
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
    saveFile(`vendors-${format.key}-${todayInIndia(new Date(serverNow()))}.${format.ending}`, content, type);
    setResult(sentence(count, vendors.length - count));
  });
  return { ...write, read, result, forgetResult: () => setResult(undefined) };
}

function sentence(count: number, leftOut: number): string {
  const exported = `${count.toLocaleString('en-IN')} ${count === 1 ? 'person' : 'people'} exported.`;
  if (leftOut === 0) return exported;
  return `${exported} Left out, because the record lacks what this file needs: ${leftOut.toLocaleString('en-IN')}.`;
}
