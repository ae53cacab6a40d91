import { paths } from '../../config/paths.ts';
import type { FormDefinition } from '../forms/forms.ts';
import { isFormEditable } from '../forms/statuses.ts';
import type { DocumentsRecord, FormKey, UserRecord } from '../records/records.ts';
import { hasFile } from '../transitions/guards.ts';
import { askedBack } from './returned.ts';
import type { Task } from './task.ts';

/** Shorter than in the table of forms below the tasks. */
const TITLES: Record<FormKey, string> = {
  nonapplicability: 'GST declaration',
  vendorform: 'Registration form',
  bankdetails: 'Bank account',
  einvoicing: 'E-invoicing',
  msa: 'Service agreement',
};

/** One form by its status: to do, sent back with queries, with the reviewer, or done. */
export function formTask(
  record: UserRecord,
  documents: DocumentsRecord | null,
  { key, path, category }: FormDefinition,
): Task {
  const task = { key, title: TITLES[key] };
  const status = record.forms[key];
  if (status >= 2) return { ...task, state: 'done', detail: 'Validated by the reviewer.' };
  if (status === 1) return { ...task, state: 'reviewer', detail: 'Handed in. The reviewer checks it.' };
  // A form that can be corrected shows its queries itself.
  const place = isFormEditable(record.forms, key) ? path : paths.queries;
  const asked = status === -1 && askedBack(record.queries[category], place);
  if (asked) return { ...task, ...asked };
  const { detail, label } = openPart(record, documents, key);
  return { ...task, state: 'todo', detail, action: { label, path } };
}

interface OpenPart {
  detail: string;
  label: string;
}

function openPart(record: UserRecord, documents: DocumentsRecord | null, key: FormKey): OpenPart {
  if (key === 'bankdetails') return bankPart(record, documents);
  if (key === 'vendorform') return traineeFormPart(record);
  if (key === 'msa') {
    const detail = 'Not accepted yet. Reading it takes a few minutes.';
    return { detail, label: 'Read and accept the agreement' };
  }
  const subject = key === 'einvoicing' ? 'e-invoicing' : 'GST';
  return {
    detail: `Your profile says that ${subject} is not applicable. Please declare it.`,
    label: `Declare that ${subject} does not apply`,
  };
}

function bankPart({ bankDetails }: UserRecord, documents: DocumentsRecord | null): OpenPart {
  const cheque =
    documents && !hasFile(documents.cancelledCheque) ? ' You need a cancelled cheque for it.' : '';
  return Object.values(bankDetails).some((value) => value !== '')
    ? { detail: `Started, not submitted yet.${cheque}`, label: 'Continue with your bank account' }
    : { detail: `Not submitted yet.${cheque}`, label: 'Enter your bank account' };
}

function traineeFormPart({ vendorDetails: { sectionOne, sectionSix } }: UserRecord): OpenPart {
  if (!sectionOne && !sectionSix) {
    return {
      detail: 'Not submitted yet. What you type is kept, so you can go on later.',
      label: 'Fill in the registration form',
    };
  }
  const label = 'Continue with the registration form';
  if (!sectionSix) return { detail: 'Started. The Declaration at its end is still empty.', label };
  if (!sectionOne) return { detail: 'Started. The Trainee Information Details are still empty.', label };
  return { detail: 'Started, not submitted yet.', label };
}
