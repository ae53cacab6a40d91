import { describe, expect, it } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import type { DocumentsRecord, LogEntry, Query } from '../../../src/domain/records/records.ts';
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
const bothFiles = { CompanyCertificate: FILE, PANTANCard: FILE };
const documentsLog: LogEntry = { title: 'Ram Kumar uploaded and submitted Documents', timestamp: 10 };
const query = (title: string, by: Query['by'] = 'reviewer'): Query => ({
  title,
  timestamp: 1,
  status: 0,
  by,
});
const submitted = listedForms(1);

/** A submitted record, except for the overrides. */
const handedIn: StoredUserOverrides = { logs: [documentsLog], forms: submitted };

function listOf(overrides: StoredUserOverrides, files: Partial<DocumentsRecord> | null = bothFiles) {
  return taskListOf(makeParsedUser(overrides), files && makeDocumentsRecord(files));
}

function taskOf(key: string, overrides: StoredUserOverrides, files?: Partial<DocumentsRecord> | null) {
  return listOf(overrides, files).tasks.find((task) => task.key === key);
}

describe('which tasks there are', () => {
  it.each<[string, StoredUserOverrides, string[]]>([
    ['a trainee without GST', {}, Object.keys(listedForms(1))],
    [
      'a vendor with GST and no e-invoicing',
      { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO', usertype: 'vendor', vendortype: 'Other' },
      FORM_KEYS.filter((key) => key !== 'nonapplicability'),
    ],
    [
      'an overhead vendor with GST and e-invoicing',
      { isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes' },
      Object.keys(commonForms(1)),
    ],
  ])('%s has the tasks that apply', (_, overrides, forms) => {
    const { tasks, total } = listOf(overrides);
    expect(tasks.map(({ key }) => key)).toEqual(['profile', 'documents', ...forms, 'approval']);
    expect(total).toBe(forms.length + 2);
  });
});

describe('the next step', () => {
  it.each<[string, StoredUserOverrides, Partial<DocumentsRecord>, string, string]>([
    ['the profile first', { address: '' }, {}, 'Complete your profile', '/profile'],
    ['then the documents', {}, { PANTANCard: FILE }, 'Upload your documents', '/mt-upload-documents'],
    [
      'the replacement of a document for another vendor status',
      {},
      { ...bothFiles, proof: 'Passport' },
      'Replace the document',
      '/mt-upload-documents',
    ],
    ['their submission', {}, bothFiles, 'Submit your documents', '/mt-upload-documents'],
    [
      'then the first form',
      { logs: [documentsLog] },
      bothFiles,
      'Declare that GST does not apply',
      '/nonapplicability',
    ],
    [
      'a form that was sent back, before all else',
      {
        address: '',
        forms: { ...submitted, bankdetails: -1 },
        queries: { ...emptyQueries(), bank: [query('Which branch?')] },
      },
      {},
      'Answer the query',
      '/trainee-bankdetails',
    ],
    [
      'the queries, where the form is locked until they are resolved',
      {
        forms: { ...submitted, nonapplicability: -1 },
        queries: { ...emptyQueries(), nongst: [query('Which state?'), query('Which year?')] },
      },
      bothFiles,
      'Answer the 2 queries',
      '/queries',
    ],
    [
      "a reviewer's query about the profile",
      { ...handedIn, queries: { ...emptyQueries(), general: [query('Is the name right?')] } },
      bothFiles,
      'Answer the query',
      '/queries',
    ],
  ])('the next step is %s', (_, overrides, files, label, path) => {
    expect(listOf(overrides, files).next?.action).toEqual({ label, path });
  });

  it('a letter of a body waits for the registration form, which names the signatory', {
    tags: ['letter-signatory'],
  }, () => {
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
    expect(listOf({}, null).next?.detail).toBe('Not submitted yet. Needed: Aadhar Card and PAN Card.');
    expect(listOf({ logs: [documentsLog] }, null).next?.key).toBe('nonapplicability');
    expect(taskOf('bankdetails', {}, null)?.detail).toBe('Not submitted yet.');
  });

  it("the next step is never the person's own query", () => {
    const queries = { ...emptyQueries(), general: [query('When am I paid?', 'trainee')] };
    expect(listOf({ ...handedIn, queries }).next).toBeUndefined();
  });
});

describe('personal details', () => {
  it('personal details list every missing value', () => {
    const empty = { designation: '', phone: '', pancard: '', address: '', isGSTApplicable: 'yes' } as const;
    expect(taskOf('profile', empty)).toMatchObject({
      state: 'todo',
      detail: 'Still missing: Designation, Contact Number, PAN Number, Address, GSTIN.',
    });
  });

  it('personal details skip locked fields (R5)', () => {
    const locked = { designation: '', pancard: '', forms: { ...submitted, status: 1 } } as const;
    expect(taskOf('profile', locked)?.detail).toBe('Still missing: Designation.');
  });

  it('personal details are done without a signature, and explain it while it can be added', () => {
    expect(taskOf('profile', {})).toMatchObject({
      state: 'done',
      detail: expect.stringMatching(/signature/),
    });
    expect(taskOf('profile', { signImage: FILE })?.detail).toBe('Complete.');
    expect(taskOf('profile', { forms: { ...submitted, status: 1 } })?.detail).toBe('Complete.');
  });

  it('a signature is not promised for letters that are submitted', () => {
    expect(taskOf('profile', { forms: { ...submitted, bankdetails: 0 } })?.detail).toBe('Complete.');
  });
});

describe('documents', () => {
  it('documents list only the mandatory ones that are missing', () => {
    expect(taskOf('documents', {}, {})).toMatchObject({
      state: 'todo',
      detail: 'Still missing: Aadhar Card and PAN Card.',
    });
  });

  it('documents that an exception leaves out are still to do', { tags: ['exception-tasks'] }, () => {
    const forms = { ...submitted, status: 5, approved: true } as const;
    const approval = { action: 'acceptasexception', by: 'x', at: 1 } as const;
    expect(taskOf('documents', { forms, approval }, {})?.state).toBe('todo');
    const other = { ...approval, waived: ['msa'] } as const;
    expect(taskOf('documents', { forms, approval: other }, {})?.state).toBe('done');
  });

  it('documents can be completed at status 1 (R11) without a second submission', () => {
    const record = { forms: { ...submitted, status: 1 } } as const;
    expect(taskOf('documents', record, { PANTANCard: FILE })?.state).toBe('todo');
    expect(taskOf('documents', record)?.state).toBe('reviewer');
  });

  it('documents at status 1 are with the reviewer and can be added', () => {
    const record = { forms: { ...submitted, status: 1 } } as const;
    expect(taskOf('documents', record, null)).toMatchObject({
      state: 'reviewer',
      detail: 'We are reviewing them with your forms. If one is missing, you can still add it.',
    });
    expect(taskOf('documents', { ...record, logs: [documentsLog] }, null)?.detail).toMatch(/^Submitted/);
  });

  it('a query about a document is a task of the documents, not of the profile', {
    tags: ['denial-tasks'],
  }, () => {
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

  it("a reviewer's log entry does not submit the documents", () => {
    expect(taskOf('documents', { logs: [{ ...documentsLog, by: 'staff' }] })?.state).toBe('todo');
    expect(taskOf('documents', { logs: [documentsLog] })?.state).toBe('reviewer');
  });

  it('documents are done from status 2 on', () => {
    expect(taskOf('documents', { forms: { ...submitted, status: 2 } }, {})?.state).toBe('done');
  });
});

describe('a form', () => {
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
    const bank = [
      query('Which branch?'),
      { ...query('Which city?'), status: 1 as const },
      query('Whose account?'),
    ];
    expect(
      taskOf('bankdetails', { forms: { bankdetails: -1 }, queries: { ...emptyQueries(), bank } }),
    ).toMatchObject({
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

  it.each([
    [{}, /^Not submitted yet/, 'Fill in'],
    [{ sectionOne: makeSectionOne() }, /Declaration at its end is still empty/, 'Continue with'],
    [{ sectionSix: makeSectionSix() }, /Trainee Information Details are still empty/, 'Continue with'],
    [
      { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
      /^Started, not submitted/,
      'Continue with',
    ],
  ])('the registration form with %o shows its progress', (vendorDetails, detail, verb) => {
    const task = taskOf('vendorform', { vendorDetails });
    expect(task?.detail).toMatch(detail);
    expect(task?.action?.label).toBe(`${verb} the registration form`);
  });

  it('the registration form shows the progress of what is saved after a decision', () => {
    const vendorRevision = { vendorDetails: { sectionOne: makeSectionOne() } };
    const task = taskOf('vendorform', { vendorRevision, forms: { status: 5, approved: true } });
    expect(task?.detail).toMatch(/Declaration at its end is still empty/);
  });
});

describe('the approval', () => {
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
});
