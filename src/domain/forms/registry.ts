import { paths } from '../../config/paths.ts';
import type { DocumentsKey, FormKey, LogEntry, QueryCategory, UserRecord } from '../records/records.ts';

/** What of a profile decides which forms concern a person. */
type Concerned = Pick<UserRecord, 'isGSTApplicable' | 'isEinvoicingApplicable' | 'vendortype'>;

/** All that is said about a form. `key` is its status field in `users/{uid}.forms`. */
export interface FormDefinition {
  key: FormKey;
  title: string;
  /** For the head of a narrow column. */
  shortTitle: string;
  /** Within a sentence. */
  name: string;
  path: string;
  /** How the log words a submission, after the person's name. */
  logged: string;
  /** The queries that are about it. */
  category: QueryCategory;
  /** Where the link at its queries leads, if not to `path`. */
  queriesPath?: string;
  /** Whom it concerns; absent for everyone. */
  concerns?: (record: Concerned) => boolean;
  /** Whom of those it concerns it is listed for; absent for all of them. */
  isListed?: (record: Concerned) => boolean;
  /** It has a row on every dashboard, whether it concerns the person or not. */
  isOnEveryDashboard?: boolean;
  /** What there is to do while it is open. */
  task: { title: string; detail: string; action: string };
  /** The names of its drafts. */
  drafts: readonly string[];
  /** The fields of the records that it fills in; the same stands in firestore.rules. */
  fields: { user: readonly (keyof UserRecord)[]; documents: readonly DocumentsKey[] };
}

const DEFINITIONS = {
  nonapplicability: {
    title: 'Non-applicability of GST',
    shortTitle: 'GST',
    name: 'the non-applicability declaration',
    path: paths.nonApplicability,
    logged: 'submitted Non-applicability of GST',
    category: 'nongst',
    concerns: ({ isGSTApplicable }) => isGSTApplicable === 'no',
    isOnEveryDashboard: true,
    task: {
      title: 'GST declaration',
      detail: 'Your profile says that GST is not applicable. Please declare it.',
      action: 'Declare that GST does not apply',
    },
    drafts: ['nonapplicability'],
    fields: { user: ['nongst'], documents: [] },
  },
  vendorform: {
    title: 'Trainee Data Form',
    shortTitle: 'Data form',
    name: 'the trainee data form',
    path: paths.traineeForm,
    logged: 'submitted Trainee Data Form',
    category: 'vendorform',
    queriesPath: paths.vendorForm,
    isOnEveryDashboard: true,
    task: {
      title: 'Registration form',
      detail: 'Not submitted yet. What you type is kept, so you can go on later.',
      action: 'Fill in the registration form',
    },
    drafts: ['sectionone', 'declaration'],
    fields: { user: ['vendorTypes', 'vendorDetails'], documents: [] },
  },
  bankdetails: {
    title: 'Trainee Bank Details',
    shortTitle: 'Bank',
    name: 'the bank details',
    path: paths.bankDetails,
    logged: 'submitted Bank Details',
    category: 'bank',
    queriesPath: paths.vendorBankDetails,
    isOnEveryDashboard: true,
    task: { title: 'Bank account', detail: 'Not submitted yet.', action: 'Enter your bank account' },
    drafts: ['bankdetails'],
    fields: { user: ['bankDetails'], documents: ['cancelledCheque'] },
  },
  einvoicing: {
    title: 'E-invoicing Declaration',
    shortTitle: 'E-invoicing',
    name: 'the e-invoicing declaration',
    path: paths.eInvoicing,
    logged: 'submitted E-invoicing Declaration',
    category: 'einvoicing',
    concerns: ({ isEinvoicingApplicable }) => isEinvoicingApplicable === 'no',
    // Who is not registered for GST declares just that; this declaration would repeat it.
    isListed: ({ isGSTApplicable }) => isGSTApplicable === 'yes',
    task: {
      title: 'E-invoicing',
      detail: 'Your profile says that e-invoicing is not applicable. Please declare it.',
      action: 'Declare that e-invoicing does not apply',
    },
    drafts: ['einvoicing'],
    fields: { user: ['einvoicing'], documents: [] },
  },
  msa: {
    title: 'Master Service Agreement',
    shortTitle: 'MSA',
    name: 'the Master Service Agreement',
    path: paths.exportMsa,
    logged: 'accepted Master Service Agreement',
    category: 'msa',
    concerns: ({ vendortype }) => vendortype !== 'Overhead',
    task: {
      title: 'Service agreement',
      detail: 'Not accepted yet. Reading it takes a few minutes.',
      action: 'Read and accept the agreement',
    },
    drafts: ['msa'],
    fields: { user: ['msa'], documents: [] },
  },
} as const satisfies Record<FormKey, Omit<FormDefinition, 'key'>>;

/** The names under which the typing of a form is stored. */
type FormDraftName = (typeof DEFINITIONS)[FormKey]['drafts'][number];

/** The forms in the order of the dashboard. */
export const FORM_KEYS = Object.keys(DEFINITIONS) as readonly FormKey[];
export const FORMS = forEachForm((key): FormDefinition => ({ key, ...DEFINITIONS[key] }));
export const FORM_LIST: readonly FormDefinition[] = Object.values(FORMS);
/** The rows of every dashboard. */
export const DASHBOARD_FORMS = FORM_LIST.filter(({ isOnEveryDashboard }) => isOnEveryDashboard);
/** Forms that are listed only for those whom they concern. */
export const FURTHER_FORMS = FORM_LIST.filter(({ isOnEveryDashboard }) => !isOnEveryDashboard);
export const FORM_DRAFTS = FORM_KEYS.flatMap((key): readonly FormDraftName[] => DEFINITIONS[key].drafts);

/** Something for each form, by its key. */
export function forEachForm<Value>(read: (key: FormKey) => Value): Record<FormKey, Value> {
  return Object.fromEntries(FORM_KEYS.map((key) => [key, read(key)])) as Record<FormKey, Value>;
}

/** Something for each category of queries. */
export function forEachCategory<Value>(
  read: (category: QueryCategory) => Value,
): Record<QueryCategory, Value> {
  return Object.fromEntries(QUERY_GROUPS.map(({ category }) => [category, read(category)])) as Record<
    QueryCategory,
    Value
  >;
}

/** All forms, those named first and the others in the order of the dashboard. */
export function formsStartingWith(...first: FormKey[]): FormDefinition[] {
  const others = FORM_LIST.filter(({ key }) => !first.includes(key));
  return [...first.map((key) => FORMS[key]), ...others];
}

/** Says whether this person has to complete the form at all. */
export function isFormFor(record: Concerned, key: FormKey): boolean {
  return FORMS[key].concerns?.(record) ?? true;
}

/** Says whether a form beyond those of every dashboard is listed for this person. */
export function isFormListed(record: Concerned, key: FormKey): boolean {
  return isFormFor(record, key) && (FORMS[key].isListed?.(record) ?? true);
}

/** The form that queries of a category are about; `general` ones are about none. */
export function formOfCategory(category: QueryCategory): FormKey | undefined {
  return FORM_LIST.find((form) => form.category === category)?.key;
}

/** How the log words a submission of the documents, which are no form. */
export const DOCUMENTS_LOGGED = 'uploaded and submitted Documents';

/** The person's own entries about a submission of the form or of the documents, oldest first; those of staff carry a uid (R7). */
export function submissionsOf(
  { logs }: Pick<UserRecord, 'logs'>,
  what: FormKey | 'documents',
): readonly LogEntry[] {
  const logged = what === 'documents' ? DOCUMENTS_LOGGED : FORMS[what].logged;
  return logs.filter(({ title, by }) => by === undefined && title.endsWith(` ${logged}`));
}

/** One group of the Queries screen: its title, the screen it links to, and the form it concerns. */
interface QueryGroup {
  category: QueryCategory;
  title: string;
  path: string;
  /** Absent for `general`, which concerns the profile and no form. */
  form?: FormKey;
}

/** The groups of the Queries screen, in its order. */
export const QUERY_GROUPS: readonly QueryGroup[] = [
  { category: 'general', title: 'General', path: paths.profile },
  ...formsStartingWith('msa', 'bankdetails', 'vendorform').map((form) => ({
    category: form.category,
    title: form.title,
    path: form.queriesPath ?? form.path,
    form: form.key,
  })),
];
