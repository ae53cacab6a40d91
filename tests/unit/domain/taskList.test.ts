import { expect, it } from 'vitest';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import type {
  DocumentsRecord,
  FormStatuses,
  LogEntry,
  Queries,
  Query,
} from '../../../src/domain/records/records.ts';
import { taskListOf } from '../../../src/domain/tasks/taskList.ts';
import {
  commonForms,
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  type StoredUserOverrides,
} from '../../support/factories.ts';

const FILE = 'https://storage.example/file';
const DOCUMENTS = '/mt-upload-documents';
const bothFiles = { CompanyCertificate: FILE, PANTANCard: FILE };
const documentsLog: LogEntry = { title: 'Ram Kumar uploaded and submitted Documents', timestamp: 10 };
const query = (title: string): Query => ({ title, timestamp: 1, status: 0, by: 'reviewer' });
const submitted = listedForms(1);
const registered = { vendorform: 1 } as const;

/** A submitted record, except for the overrides. */
const handedIn: StoredUserOverrides = { logs: [documentsLog], forms: submitted };

function listOf(overrides: StoredUserOverrides, files: Partial<DocumentsRecord> | null = bothFiles) {
  return taskListOf(makeParsedUser(overrides), files && makeDocumentsRecord(files));
}

function taskOf(key: string, overrides: StoredUserOverrides, files?: Partial<DocumentsRecord> | null) {
  return listOf(overrides, files).tasks.find((task) => task.key === key);
}

const registeredForTaxes = { isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes' } as const;
it.each<[string, StoredUserOverrides, string[]]>([
  ['a trainee without GST', {}, Object.keys(listedForms(1))],
  ['an overhead vendor with GST and e-invoicing', registeredForTaxes, Object.keys(commonForms(1))],
])('%s has the tasks that apply', (_, overrides, forms) => {
  const { tasks, total } = listOf(overrides);
  const others = forms.filter((key) => key !== 'vendorform');
  expect(tasks.map(({ key }) => key)).toEqual(['profile', 'vendorform', 'documents', ...others, 'approval']);
  expect(total).toBe(forms.length + 2);
});

const asked = (queries: Partial<Queries>, forms: Partial<FormStatuses>) => ({
  forms: { ...submitted, ...forms },
  queries: { ...emptyQueries(), ...queries },
});
it.each<[string, string, StoredUserOverrides, Partial<DocumentsRecord>]>([
  ['Complete your profile', '/profile', { address: '' }, {}],
  ['Upload your documents', DOCUMENTS, { forms: registered }, { PANTANCard: FILE }],
  ['Replace the document', DOCUMENTS, { forms: registered }, { ...bothFiles, proof: 'Passport' }],
  ['Submit your documents', DOCUMENTS, { forms: registered }, bothFiles],
  [
    'Answer the query',
    '/trainee-bankdetails',
    { address: '', ...asked({ bank: [query('Which branch?')] }, { bankdetails: -1 }) },
    {},
  ],
  [
    'Answer the 2 queries',
    '/queries',
    asked({ nongst: [query('Which state?'), query('Which year?')] }, { nonapplicability: -1 }),
    bothFiles,
  ],
  [
    'Answer the query',
    '/queries',
    { ...handedIn, ...asked({ general: [query('Which name?')] }, {}) },
    bothFiles,
  ],
])('the next step is %s, %s', (label, path, overrides, files) => {
  expect(listOf(overrides, files).next?.action).toEqual({ label, path });
});

it('a letter of a body waits for the form that names the signatory', { tags: ['letter-signatory'] }, () => {
  const sectionOne = makeSectionOne({ vendorStatus: 'Trust' });
  const action = { label: 'Fill in the registration form', path: '/mt-trainee-form' };
  expect(taskOf('nonapplicability', { vendorDetails: { sectionOne } })?.action).toEqual(action);
  const vendorDetails = { sectionOne, sectionSix: makeSectionSix() };
  expect(taskOf('nonapplicability', { vendorDetails })?.action?.path).toBe('/nonapplicability');
});

it('there is no next step while everything is with others, and the count is full', () => {
  const { next, submitted: count, total } = listOf({ ...handedIn, forms: { ...submitted, status: 1 } });
  expect(next).toBeUndefined();
  expect(count).toBe(total);
});

it('the next step reads the log for the documents where no listener follows them', () => {
  expect(listOf({ forms: registered }, null).next?.detail).toBe(
    'Not submitted yet. Needed: Aadhar Card and PAN Card.',
  );
  expect(listOf({ forms: registered, logs: [documentsLog] }, null).next?.key).toBe('nonapplicability');
  expect(taskOf('bankdetails', {}, null)?.detail).toBe('Not submitted yet.');
});

const atReview = { forms: { ...submitted, status: 1 } } as const;
const missing = { designation: '', phone: '', pancard: '', address: '', isGSTApplicable: 'yes' } as const;

const allMissing = /: Designation, Contact Number, PAN Number, Address, GSTIN\.$/;
const pendingBank = { forms: { ...submitted, bankdetails: 0 } } as const;

it.each<[string, StoredUserOverrides, string, RegExp]>([
  ['list every missing value', missing, 'todo', allMissing],
  [
    'skip locked fields (R5)',
    { designation: '', pancard: '', ...atReview },
    'todo',
    /^Still missing: Designation\.$/,
  ],
  ['are done without a signature, and explain it while it can be added', {}, 'done', /signature/],
  ['are complete with a signature', { signImage: FILE }, 'done', /^Complete\.$/],
  ['are complete at overall status 1', atReview, 'done', /^Complete\.$/],
  ['promise no signature for letters that are submitted', pendingBank, 'done', /^Complete\.$/],
])('personal details %s', (_, overrides, state, detail) => {
  expect(taskOf('profile', overrides)).toMatchObject({ state, detail: expect.stringMatching(detail) });
});

const logged = { logs: [documentsLog] };
const exception = (approval: object) =>
  ({
    forms: { ...submitted, status: 5, approved: true },
    approval: { action: 'acceptasexception', by: 'x', at: 1, ...approval },
  }) as const;
const canAdd = /^We are reviewing them with your forms\. If one is missing, you can still add it\.$/;
it.each<[string, StoredUserOverrides, Partial<DocumentsRecord> | null, string, RegExp]>([
  ['list only the mandatory ones', {}, {}, 'todo', /^Still missing: Aadhar Card and PAN Card\.$/],
  ['can be completed at status 1 (R11)', atReview, { PANTANCard: FILE }, 'todo', /Aadhar Card/],
  ['are not submitted a second time at status 1', atReview, bothFiles, 'reviewer', /./],
  ['can be added at status 1', atReview, null, 'reviewer', canAdd],
  ['are submitted by their log entry', { ...atReview, ...logged }, null, 'reviewer', /^Submitted/],
  ['are with the reviewer after it', logged, bothFiles, 'reviewer', /./],
  ['are done from status 2 on', { forms: { ...submitted, status: 2 } }, {}, 'done', /./],
])('documents %s', (_, overrides, files, state, detail) => {
  expect(taskOf('documents', overrides, files)).toMatchObject({
    state,
    detail: expect.stringMatching(detail),
  });
});

it('documents that an exception leaves out are still to do', { tags: ['exception-tasks'] }, () => {
  expect(taskOf('documents', exception({}), {})?.state).toBe('todo');
  expect(taskOf('documents', exception({ waived: ['msa'] }), {})?.state).toBe('done');
});

it('a query about a document is a task of the documents', { tags: ['denial-tasks'] }, () => {
  const title = 'PAN Card: not readable.';
  const asked = { title, timestamp: 1, status: 0, by: 'reviewer', field: 'PANTANCard' } as const;
  const queries = { ...emptyQueries(), general: [asked] };
  expect(taskOf('documents', { queries }, bothFiles)).toMatchObject({
    state: 'back',
    detail: `The reviewer asks: “${title}”`,
    action: { label: 'Correct your documents', path: '/mt-upload-documents' },
  });
  expect(taskOf('profile', { queries }, bothFiles)?.state).not.toBe('back');
  // After the approval the documents are locked (R11).
  const approved = { queries, forms: { ...submitted, status: 4, approved: true } } as const;
  expect(taskOf('profile', approved, bothFiles)?.action?.path).toBe('/queries');
});

it.each([
  [0, 'todo'],
  [1, 'reviewer'],
  [2, 'done'],
  [3, 'done'],
  [-1, 'todo'],
] as const)('a form at status %i without a query is %s', (status, state) => {
  expect(taskOf('bankdetails', { forms: { bankdetails: status } })?.state).toBe(state);
});

it('a returned form shows the first query and the number of others', () => {
  const bank = [query('Which branch?'), { ...query('Which city?'), status: 1 as const }, query('Whose?')];
  expect(taskOf('bankdetails', asked({ bank }, { bankdetails: -1 }))).toMatchObject({
    state: 'back',
    detail: 'The reviewer asks: “Which branch?” And 1 more.',
  });
});

it('the bank form shows its progress, and that a cheque is missing', () => {
  const cheque = { cancelledCheque: FILE };
  const started = { bankDetails: makeBankDetails() };
  expect(taskOf('bankdetails', {})?.detail).toBe('Not submitted yet. You need a cancelled cheque for it.');
  expect(taskOf('bankdetails', {}, cheque)?.detail).toBe('Not submitted yet.');
  expect(taskOf('bankdetails', started, cheque)).toMatchObject({
    detail: 'Started, not submitted yet.',
    action: { label: 'Continue with your bank details' },
  });
});

const [sectionOne, sectionSix] = [makeSectionOne(), makeSectionSix()];
it.each([
  [{}, /^Not submitted yet/, 'Fill in'],
  [{ sectionOne }, /Declaration at its end is still empty/, 'Continue with'],
  [{ sectionSix }, /Trainee Information Details are still empty/, 'Continue with'],
  [{ sectionOne, sectionSix }, /^Started, not submitted/, 'Continue with'],
])('the registration form with %o shows its progress', (vendorDetails, detail, verb) => {
  const task = taskOf('vendorform', { vendorDetails });
  expect(task?.detail).toMatch(detail);
  expect(task?.action?.label).toBe(`${verb} the registration form`);
});

it.each<[StoredUserOverrides, string]>([
  [{}, 'later'],
  [{ forms: { status: 1 } }, 'later'],
  [{ forms: { status: 2 } }, 'later'],
  [{ forms: { status: 3 } }, 'approver'],
  [{ forms: { status: 4, approved: true } }, 'done'],
  [{ forms: { status: 1 }, approval: { action: 'deny', by: 'approver', at: 40 } }, 'denied'],
])('the approval with %o is %s', (overrides, state) => {
  expect(taskOf('approval', overrides)?.state).toBe(state);
});
