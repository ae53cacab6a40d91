import { formPath, paths } from '../../config/paths.ts';
import type { DocumentsRecord, FormKey, LogEntry, QueryCategory, UserRecord } from '../records/records.ts';
import { BANK_DETAILS } from './bankDetails.ts';
import type { Definition } from './definition.ts';
import { E_INVOICING } from './eInvoicing.ts';
import { MSA } from './msa.ts';
import { NON_APPLICABILITY } from './nonApplicability.ts';
import { TRAINEE_FORM } from './traineeForm.ts';

type Concerned = Pick<UserRecord, 'usertype' | 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendortype'>;

export interface FormDefinition extends Definition {
  key: FormKey;
  path: string;
  category: QueryCategory;
  coveredBy?: FormKey;
  stored: { user: readonly (keyof UserRecord)[]; documents: readonly (keyof DocumentsRecord)[] };
}

export const DEFINITIONS = {
  nonapplicability: NON_APPLICABILITY,
  vendorform: TRAINEE_FORM,
  bankdetails: BANK_DETAILS,
  einvoicing: E_INVOICING,
  msa: MSA,
};

export type PlainForm = {
  [Key in FormKey]: (typeof DEFINITIONS)[Key] extends { isPlain: true } ? Key : never;
}[FormKey];

type FormDraftName = (typeof DEFINITIONS)[FormKey]['drafts'][number];
/** The fields of the record that a form fills in. */
export type FormField = (typeof DEFINITIONS)[FormKey]['stored']['user'][number];

export const FORM_KEYS = Object.keys(DEFINITIONS) as readonly FormKey[];
export const FORMS = forEachForm(
  (key): FormDefinition => ({ key, path: formPath(key), ...DEFINITIONS[key] }),
);
export const FORM_LIST: readonly FormDefinition[] = Object.values(FORMS);
export const PLAIN_FORMS = FORM_KEYS.filter(isPlainForm);
export const DASHBOARD_FORMS = FORM_LIST.filter(({ isOnEveryDashboard }) => isOnEveryDashboard);
export const FURTHER_FORMS = FORM_LIST.filter(({ isOnEveryDashboard }) => !isOnEveryDashboard);
export const FORM_DRAFTS = FORM_KEYS.flatMap((key): readonly FormDraftName[] => DEFINITIONS[key].drafts);

export function isPlainForm(key: string): key is PlainForm {
  return FORM_LIST.some((form) => form.key === key && form.isPlain);
}

export function forEachForm<Value>(read: (key: FormKey) => Value): Record<FormKey, Value> {
  return Object.fromEntries(FORM_KEYS.map((key) => [key, read(key)])) as Record<FormKey, Value>;
}

export function forEachCategory<Value>(
  read: (category: QueryCategory) => Value,
): Record<QueryCategory, Value> {
  return Object.fromEntries(QUERY_GROUPS.map(({ category }) => [category, read(category)])) as Record<
    QueryCategory,
    Value
  >;
}

export function formsStartingWith(...first: FormKey[]): FormDefinition[] {
  const others = FORM_LIST.filter(({ key }) => !first.includes(key));
  return [...first.map((key) => FORMS[key]), ...others];
}

type Typed = Pick<UserRecord, 'usertype'> | null | undefined;

/** The title in headings and in the menu. */
export function formTitle(record: Typed, key: FormKey): string {
  const { title, vendorTitle } = FORMS[key];
  return (record?.usertype === 'vendor' && vendorTitle) || title;
}

/** The title in the table of the dashboard. */
export function tableTitle(key: FormKey): string {
  return FORMS[key].tableTitle ?? FORMS[key].title;
}

/** The title of the first section of the registration form. */
export function informationTitle(record: Typed): string {
  return `${record?.usertype === 'vendor' ? 'Vendor' : 'Trainee'} Information Details`;
}

/** Whether the profile excludes a person from the form. */
export function isExcluded(record: Concerned, { concernsUnless = {} }: FormDefinition): boolean {
  return Object.entries(concernsUnless).some(([field, value]) => record[field as keyof Concerned] === value);
}

export function isFormFor(record: Concerned, key: FormKey): boolean {
  const form = FORMS[key];
  return !isExcluded(record, form) && !(form.forVendorsOnly && record.usertype === 'trainee');
}

export function isFormListed(record: Concerned, key: FormKey): boolean {
  const { coveredBy } = FORMS[key];
  return isFormFor(record, key) && !(coveredBy && isFormFor(record, coveredBy));
}

export function formOfCategory(category: QueryCategory): FormKey | undefined {
  return FORM_LIST.find((form) => form.category === category)?.key;
}

export const DOCUMENTS_LOGGED = 'uploaded and submitted Documents';

/** Submissions that were logged before this time have no `did` and are recognised by the title of that version. */
const TITLES_COUNT_UNTIL = Date.UTC(2026, 11, 1);
const OLDER_TITLES: Partial<Record<FormKey | 'documents', string>> = {
  nonapplicability: ' submitted Non-applicability of GST',
  vendorform: ' submitted Trainee Data Form',
  bankdetails: ' submitted Bank Details',
  einvoicing: ' submitted E-invoicing Declaration',
  msa: ' accepted Master Service Agreement',
  documents: ' uploaded and submitted Documents',
};

/** The logged submissions of a form, oldest first. Entries of staff have a uid (R7) and do not count. */
export function submissionsOf(
  { logs }: Pick<UserRecord, 'logs'>,
  what: FormKey | 'documents',
): readonly LogEntry[] {
  const older = OLDER_TITLES[what];
  const isSubmission = ({ did, about, title, timestamp }: LogEntry) =>
    did === undefined
      ? timestamp < TITLES_COUNT_UNTIL && older !== undefined && title.endsWith(older)
      : did === 'submitted' && about === what;
  return logs.filter((entry) => entry.by === undefined && isSubmission(entry));
}

interface QueryGroup {
  category: QueryCategory;
  title: string;
  path: string;
  /** Absent for `general`, which concerns the profile and no form. */
  form?: FormKey;
}

export const QUERY_GROUPS: readonly QueryGroup[] = [
  { category: 'general', title: 'General', path: paths.profile },
  ...formsStartingWith('msa', 'bankdetails', 'vendorform').map((form) => ({
    category: form.category,
    title: form.title,
    path: form.queriesPath ?? form.path,
    form: form.key,
  })),
];
