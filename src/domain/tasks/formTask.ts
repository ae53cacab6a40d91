import { paths } from '../../config/paths.ts';
import type { FormDefinition } from '../forms/registry.ts';
import { isFormEditable } from '../forms/statuses.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../records/records.ts';
import { hasFile } from '../transitions/guards.ts';
import { askedBack } from './returned.ts';
import type { Task } from './task.ts';

export function formTask(
  record: UserRecord,
  documents: DocumentsRecord | null,
  { key, title, path, category, task: { detail, action } }: FormDefinition,
): Task {
  const task = { key, title };
  const status = record.forms[key];
  if (status >= 2) return { ...task, state: 'done', detail: 'Validated by the reviewer.' };
  if (status === 1) return { ...task, state: 'reviewer', detail: 'Submitted. We are reviewing it.' };
  // A form that can be corrected shows its queries itself.
  const place = isFormEditable(record.forms, key) ? path : paths.queries;
  const asked = status === -1 && askedBack(record.queries[category], place);
  if (asked) return { ...task, ...asked };
  const started = startedPart(record, key);
  return {
    ...task,
    state: 'todo',
    detail: `${started?.detail ?? detail}${key === 'bankdetails' ? chequeHint(documents) : ''}`,
    action: { label: started?.label ?? action, path },
  };
}

function startedPart(record: UserRecord, key: FormKey): { detail: string; label: string } | undefined {
  if (key === 'bankdetails') return bankPart(record);
  return key === 'vendorform' ? traineeFormPart(record) : undefined;
}

function bankPart({ bankDetails }: UserRecord) {
  return Object.values(bankDetails).some((value) => value !== '')
    ? { detail: 'Started, not submitted yet.', label: 'Continue with your bank details' }
    : undefined;
}

function chequeHint(documents: DocumentsRecord | null): string {
  return documents && !hasFile(documents.cancelledCheque) ? ' You need a cancelled cheque for it.' : '';
}

function traineeFormPart({ vendorDetails: { sectionOne, sectionSix } }: UserRecord) {
  if (!sectionOne && !sectionSix) return undefined;
  const label = 'Continue with the registration form';
  if (!sectionSix) return { detail: 'Started. The Declaration at its end is still empty.', label };
  if (!sectionOne) return { detail: 'Started. The Trainee Information Details are still empty.', label };
  return { detail: 'Started, not submitted yet.', label };
}
