import { describe, expect, test } from 'vitest';
import { defaultVendorTypes, emptySectionOne } from '../../../../src/domain/records/defaults.ts';
import type { Raw } from '../../../../src/domain/records/read.ts';
import type { UserRecord, VendorRevision, VendorTypeChoice } from '../../../../src/domain/records/records.ts';
import { ACCOUNT_KEPT, submitBankDetails } from '../../../../src/domain/transitions/bankDetails.ts';
import {
  acceptMsa,
  submitEinvoicing,
  submitNonApplicability,
} from '../../../../src/domain/transitions/letters.ts';
import {
  nextSectionOne,
  saveSectionOne,
  saveSectionSix,
  submitTraineeForm,
} from '../../../../src/domain/transitions/traineeForm.ts';
import {
  GST_GROUNDS,
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeEinvoicing,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
} from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const withCheque = makeDocumentsRecord({ cancelledCheque: 'https://files.example/cheque' });
const OPEN_QUERIES = 'Resolve the open queries before you submit the form again.';
const SUBMITTED = 'This form has already been submitted.';

describe('bank details', () => {
  test('submitting bank details stores every field, the status and a log entry', () => {
    const patch = patchOf(submitBankDetails(makeParsedUser(), withCheque, makeBankDetails(), NOW));
    expect(patch.set).toEqual({
      'bankDetails.bankName': 'Specimen Bank',
      'bankDetails.bankBranchName': 'Andheri East',
      'bankDetails.bankAccountType': 'Savings',
      'bankDetails.bankAccountNumber': '00012345678901',
      'bankDetails.bankMICR': '400002001',
      'bankDetails.ifscCode': 'SBIN0005943',
      'bankDetails.bankBranchAddress': '1 Specimen Road, Andheri East, Mumbai 400069',
      'forms.bankdetails': 1,
    });
    expect(patch.log).toEqual({
      title: 'Ram Kumar submitted Bank Details',
      timestamp: NOW,
      did: 'submitted',
      about: 'bankdetails',
    });
  });

  test('the last form also sets the overall status to 1', () => {
    const record = makeParsedUser({ forms: { ...listedForms(2), bankdetails: 0 } });
    const patch = patchOf(submitBankDetails(record, withCheque, makeBankDetails(), NOW));
    expect(patch.set).toMatchObject({ 'forms.bankdetails': 1, 'forms.status': 1 });
  });

  test('after the approval bank details are submitted with the same account only', {
    tags: ['bank-kept'],
  }, () => {
    const submit = (status: 3 | 4, change: object, stored: object = {}) =>
      submitBankDetails(
        makeParsedUser({ forms: { status }, bankDetails: makeBankDetails(stored) }),
        withCheque,
        makeBankDetails(change),
        NOW,
      );
    const other = { bankAccountNumber: '99912345678901' };
    expectRefusal(submit(4, other), ACCOUNT_KEPT);
    expectRefusal(submit(4, { ifscCode: 'KKBK0000261' }), ACCOUNT_KEPT);
    expectRefusal(submit(4, { bankAccountNumber: '00012345678901९' }), ACCOUNT_KEPT);
    expect(submit(4, { bankAccountNumber: '0001-2345 678901', bankName: 'Other' }).allowed).toBe(true);
    expect(submit(3, other).allowed).toBe(true);
    expect(submit(4, other, { ifscCode: '' }).allowed).toBe(true);
    expect(submit(4, other, { bankAccountNumber: '-' }).allowed).toBe(true);
  });

  test('submitting bank details needs a stored cheque', () => {
    const announced = makeDocumentsRecord({ cancelledCheque: true });
    const reason = 'Please Upload Cancelled Cheque and Bank Certificate!';
    expectRefusal(submitBankDetails(makeParsedUser(), announced, makeBankDetails(), NOW), reason);
  });

  test('MICR is optional, everything else is required', () => {
    const submit = (change: object) =>
      submitBankDetails(makeParsedUser(), withCheque, makeBankDetails(change), NOW);
    expect(submit({ bankMICR: '' }).allowed).toBe(true);
    for (const key of [
      'bankName',
      'bankBranchName',
      'bankAccountType',
      'bankAccountNumber',
      'ifscCode',
      'bankBranchAddress',
    ]) {
      expectRefusal(submit({ [key]: '' }), 'Please fill in all required bank details.');
    }
  });

  test('a form with queries cannot be submitted', () => {
    const record = makeParsedUser({ forms: { bankdetails: -1 } });
    expectRefusal(submitBankDetails(record, withCheque, makeBankDetails(), NOW), OPEN_QUERIES);
  });

  test.each([1, 2, 3] as const)('bank details cannot be submitted at status %i', (bankdetails) => {
    const record = makeParsedUser({ forms: { bankdetails } });
    expectRefusal(submitBankDetails(record, withCheque, makeBankDetails(), NOW), SUBMITTED);
  });

  test('a malformed IFSC and an unbounded text are refused', () => {
    const submit = (change: object) =>
      submitBankDetails(makeParsedUser(), withCheque, makeBankDetails(change), NOW);
    expectRefusal(submit({ ifscCode: 'SBINO005943' }), 'Enter Valid IFSC Code');
    expect(submit({ bankName: 'a'.repeat(501) }).allowed).toBe(false);
    expect(submit({ bankBranchAddress: 'a'.repeat(2000) }).allowed).toBe(true);
  });

  test('a full log does not block a submission', () => {
    const logs = Array.from({ length: 500 }, (_, timestamp) => ({ title: 'Ram Kumar did', timestamp }));
    const patch = patchOf(submitBankDetails(makeParsedUser({ logs }), withCheque, makeBankDetails(), NOW));
    expect(patch).not.toHaveProperty('log');
  });
});

describe('GST declaration', () => {
  test('submitting the GST declaration stores it, the status and a log entry', () => {
    const patch = patchOf(submitNonApplicability(makeParsedUser(), makeNonGst(), NOW));
    expect(patch.set).toMatchObject({ 'nongst.state': 'Maharashtra', 'forms.nonapplicability': 1 });
    expect(patch.log?.title).toBe('Ram Kumar submitted Non-applicability of GST');
  });

  test('address and GSTIN of the declaration follow from the state', () => {
    const submit = (change: object) => submitNonApplicability(makeParsedUser(), makeNonGst(change), NOW);
    const reason = 'Choose the state and the company address from the list.';
    expectRefusal(submit({ state: 'Haryana' }), reason);
    expectRefusal(submit({ address: 'Elsewhere' }), reason);
    expectRefusal(submit({ gstinNumber: '' }), reason);
    expectRefusal(submit({ date: ' ' }), 'Enter the date.');
  });

  test.each([1, 2, 3] as const)(
    'the GST declaration cannot be submitted at status %i',
    (nonapplicability) => {
      const record = makeParsedUser({ forms: { nonapplicability } });
      expectRefusal(submitNonApplicability(record, makeNonGst(), NOW), SUBMITTED);
    },
  );

  test('the GST declaration cannot be submitted with queries', () => {
    const record = makeParsedUser({ forms: { nonapplicability: -1 } });
    expect(submitNonApplicability(record, makeNonGst(), NOW).allowed).toBe(false);
  });
});

const EMPTY_GST_ROW = {
  gstStateCode: '',
  gstNo: '',
  billingAddress: '',
  serviceName: '',
  contactDetails: '',
};

describe('trainee form', () => {
  const sections = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };

  test('Section 1 is saved field by field, with the known vendor types', () => {
    const types = [
      { name: 'Radio', isChecked: true },
      { name: 'Unknown', isChecked: true },
    ];
    const { set } = patchOf(saveSectionOne(makeParsedUser(), sections.sectionOne, types, {}));
    expect(set['vendorDetails.sectionOne.city']).toBe('Mumbai');
    expect(set['vendorDetails.sectionOne.gstTable']).toEqual(sections.sectionOne.gstTable);
    expect(set.vendorTypes).toHaveLength(12);
    expect(set.vendorTypes).toContainEqual({ name: 'Radio', isChecked: true });
    expect(set.vendorTypes).not.toContainEqual({ name: 'Unknown', isChecked: true });
  });

  test('lists and texts are bounded', () => {
    const save = (change: object) => saveSectionOne(makeParsedUser(), makeSectionOne(change), [], {});
    const row = makeSectionOne().gstTable[0];
    expectRefusal(
      save({ gstTable: Array.from({ length: 41 }, () => row) }),
      'The GST table takes up to 40 rows.',
    );
    expectRefusal(
      save({ makerDetails: Array.from({ length: 6 }, () => makeSectionOne().makerDetails[0]) }),
      'Each list of contacts takes up to 5 people.',
    );
    expectRefusal(
      save({ generalQuestions: Array.from({ length: 21 }, () => makeSectionOne().generalQuestions[0]) }),
      'The references take up to 20 rows.',
    );
    expect(save({ city: 'a'.repeat(501) }).allowed).toBe(false);
    expect(save({ gstTable: [{ ...row, gstNo: 'a'.repeat(501) }] }).allowed).toBe(false);
    const three = { billingAddress: 'a'.repeat(500), serviceName: 'a'.repeat(500) };
    expect(save({ gstTable: [{ ...row, ...three, contactDetails: 'a'.repeat(100) }] }).allowed).toBe(true);
    expectRefusal(
      save({ gstTable: [{ ...row, ...three, contactDetails: 'a'.repeat(500) }] }),
      'A row of a list is too long. Please shorten its texts.',
    );
    expectRefusal(save({ panno: 'ZZZ' }), 'Enter Valid PAN Number!');
  });

  describe('Section 1 is saved in writes of at most 10 new rows', () => {
    const gstRows = (length: number, from = 0) =>
      Array.from({ length }, (_, at) => ({ ...EMPTY_GST_ROW, gstNo: `x${from + at}` }));
    const questions = (length: number) =>
      Array.from({ length }, (_, at) => ({ companyName: `A${at}`, refName: 'B', refNumber: '1' }));
    const whole = { ...emptySectionOne(), generalQuestions: questions(5), gstTable: gstRows(10) };

    test('Section 1 is saved in one write while it fits', () => {
      const fitting = { ...emptySectionOne(), generalQuestions: questions(2), gstTable: gstRows(8) };
      expect(nextSectionOne(undefined, fitting)).toBe(fitting);
      expect(nextSectionOne({}, { ...fitting, gstTable: gstRows(9) })).toMatchObject({
        generalQuestions: questions(2),
        gstTable: gstRows(8),
      });
    });

    test('a larger Section 1 first writes the stored rows and the first new ones', () => {
      const first = nextSectionOne({ city: 'Pune' }, whole);
      expect(first).toEqual({ ...whole, gstTable: gstRows(5) });
      expect(nextSectionOne(first, whole)).toBe(whole);
      const other = { ...whole, gstTable: [...gstRows(6, 100), ...gstRows(4)] };
      expect(nextSectionOne(first, other)).toBe(other);
      const most = {
        ...whole,
        generalQuestions: questions(5).map((each) => ({ ...each, refName: 'C' })),
        gstTable: other.gstTable,
      };
      expect(nextSectionOne(first, most).gstTable).toEqual([...gstRows(5, 100), ...gstRows(4)]);
    });

    test('every row counts as new where the rules cannot read the stored ones', () => {
      for (const gstTable of [null, 'none', {}])
        expect(nextSectionOne({ ...whole, gstTable }, whole).gstTable).toHaveLength(5);
      const odd = [null, 'x', { ...EMPTY_GST_ROW, gstNo: 'x0', other: 1 }, { gstNo: 'x1' }];
      expect(nextSectionOne({ ...whole, gstTable: odd }, whole)).toBe(whole);
      expect(nextSectionOne({ gstTable: odd }, whole).gstTable).toHaveLength(5);
    });
  });

  describe('after a decision', () => {
    const decided = (vendorRevision?: VendorRevision, status: 1 | 4 | 5 = 4) =>
      makeParsedUser({
        vendorDetails: sections,
        forms: { status },
        ...(vendorRevision && { vendorRevision }),
      });
    const pune = makeSectionOne({ city: 'Pune' });

    test.each([4, 5] as const)(
      'at status %i the first save of a revision copies the unchanged fields',
      (status) => {
        const stored = { sectionOne: { old: 1 }, sectionSix: sections.sectionSix, older: 2 };
        const types = [{ name: 'Radio', isChecked: true }];
        const { set, log } = patchOf(saveSectionOne(decided(undefined, status), pune, types, stored));
        expect(Object.keys(set)).toEqual(['vendorRevision']);
        expect(set.vendorRevision).toMatchObject({
          vendorTypes: expect.arrayContaining([{ name: 'Radio', isChecked: true }]),
          vendorDetails: { ...stored, sectionOne: { ...pune, old: 1 } },
        });
        expect(log).toBeUndefined();
      },
    );

    test('a further save keeps the rest of the revision', () => {
      const revision = {
        vendorTypes: defaultVendorTypes(),
        vendorDetails: { ...sections, sectionOne: pune },
      };
      const six = makeSectionSix({ place: 'Pune' });
      const { set } = patchOf(saveSectionSix(decided(revision), six, revision.vendorDetails as Raw));
      expect(set).toEqual({
        vendorRevision: { ...revision, vendorDetails: { sectionOne: pune, sectionSix: six } },
      });
    });

    test('types are saved again only where they differ from the revision', () => {
      const types = defaultVendorTypes().map((type) => ({ ...type, isChecked: true }));
      const save = (revision: VendorRevision, checked: VendorTypeChoice[]) =>
        patchOf(saveSectionOne(decided(revision), pune, checked, {})).set.vendorRevision?.vendorTypes;
      expect(save({ vendorTypes: types }, defaultVendorTypes())).toEqual(defaultVendorTypes());
      expect(save({}, defaultVendorTypes())).toBeUndefined();
    });

    test('the submission takes the revision and removes it', () => {
      const revision = {
        vendorTypes: defaultVendorTypes(),
        vendorDetails: { ...sections, sectionOne: pune },
      };
      const { set, log } = patchOf(submitTraineeForm(decided(revision), NOW));
      expect(set).toEqual({ ...revision, vendorRevision: undefined, 'forms.vendorform': 1 });
      expect(log).toMatchObject({ did: 'submitted', about: 'vendorform' });
    });

    test('the submission needs both sections in the revision', () => {
      const half = { vendorDetails: { sectionOne: pune } };
      expectRefusal(submitTraineeForm(decided(half), NOW), 'Please fill in complete form');
      const waived = { ...decided({ vendorDetails: sections }, 5), vendorDetails: {} };
      expect(submitTraineeForm(waived, NOW).allowed).toBe(true);
    });

    test('a revision continues after a denial', () => {
      const revision = { vendorDetails: sections };
      const { set } = patchOf(saveSectionSix(decided(revision, 1), sections.sectionSix, {}));
      expect(Object.keys(set)).toEqual(['vendorRevision']);
    });
  });

  test('the declaration is saved field by field', () => {
    const { set } = patchOf(saveSectionSix(makeParsedUser(), makeSectionSix({ place: 'Pune' }), {}));
    expect(set['vendorDetails.sectionSix.place']).toBe('Pune');
    expect(saveSectionSix(makeParsedUser(), makeSectionSix({ place: 'a'.repeat(501) }), {}).allowed).toBe(
      false,
    );
  });

  test('submitting sets the status and a log entry', () => {
    const patch = patchOf(submitTraineeForm(makeParsedUser({ vendorDetails: sections }), NOW));
    expect(patch).toEqual({
      set: { 'forms.vendorform': 1 },
      log: {
        title: 'Ram Kumar submitted Trainee Data Form',
        timestamp: NOW,
        did: 'submitted',
        about: 'vendorform',
      },
    });
  });

  test('a missing section shows its message', () => {
    expectRefusal(submitTraineeForm(makeParsedUser(), NOW), 'Please fill in complete form');
    const half = makeParsedUser({ vendorDetails: { sectionOne: sections.sectionOne } });
    expectRefusal(submitTraineeForm(half, NOW), 'Please fill in complete form');
  });

  test.each([1, 2, 3] as const)('a status above 0 is read-only: %i', (vendorform) => {
    const record = makeParsedUser({ vendorDetails: sections, forms: { vendorform } });
    expectRefusal(saveSectionOne(record, sections.sectionOne, [], {}), SUBMITTED);
    expectRefusal(saveSectionSix(record, sections.sectionSix, {}), SUBMITTED);
    expectRefusal(submitTraineeForm(record, NOW), SUBMITTED);
  });
});

describe('e-invoicing declaration', () => {
  const declaration = { date: '2026-11-20', place: 'Mumbai' };

  test('submitting e-invoicing stores it, the status and a log entry', () => {
    const patch = patchOf(submitEinvoicing(makeParsedUser(), declaration, NOW));
    expect(patch.set).toEqual({
      'einvoicing.date': '2026-11-20',
      'einvoicing.place': 'Mumbai',
      'forms.einvoicing': 1,
    });
    expect(patch.log?.title).toBe('Ram Kumar submitted E-invoicing Declaration');
  });

  test('e-invoicing can be submitted once, when complete and not applicable', () => {
    expect(
      submitEinvoicing(makeParsedUser({ isEinvoicingApplicable: 'yes' }), declaration, NOW).allowed,
    ).toBe(false);
    expect(submitEinvoicing(makeParsedUser(), { ...declaration, place: '' }, NOW).allowed).toBe(false);
    for (const einvoicing of [-1, 1, 2, 3] as const) {
      expect(submitEinvoicing(makeParsedUser({ forms: { einvoicing } }), declaration, NOW).allowed).toBe(
        false,
      );
    }
  });
});

describe('the signatory of a letter', () => {
  const sectionOne = makeSectionOne({ vendorStatus: 'Private Limited Company' });
  const signed = (record: UserRecord) => [
    submitNonApplicability(record, makeNonGst(GST_GROUNDS), NOW),
    submitEinvoicing(record, makeEinvoicing(), NOW),
  ];

  test('a body signs no letter before its registration form names the signatory', {
    tags: ['letter-signatory'],
  }, () => {
    for (const vendorDetails of [
      { sectionOne },
      { sectionOne, sectionSix: makeSectionSix({ signatoryName: ' ' }) },
    ]) {
      for (const transition of signed(makeParsedUser({ vendorDetails })))
        expectRefusal(transition, 'The registration form comes first: its declaration names who signs.');
    }
  });

  test('a body with a signatory and a person sign their letters', { tags: ['letter-signatory'] }, () => {
    const named = makeParsedUser({ vendorDetails: { sectionOne, sectionSix: makeSectionSix() } });
    for (const record of [named, makeParsedUser({ vendorDetails: {} })])
      expect(signed(record).map(({ allowed }) => allowed)).toEqual([true, true]);
  });
});

describe('Master Service Agreement', () => {
  const acceptance = { name: 'Ram Kumar', date: '2026-11-20' };
  const vendor = { usertype: 'vendor', vendortype: 'Other' } as const;

  test('accepting the agreement stores name and time, the status and a log entry', () => {
    const patch = patchOf(acceptMsa(makeParsedUser(vendor), acceptance, NOW));
    expect(patch.set).toEqual({ 'msa.name': 'Ram Kumar', 'msa.date': '2026-11-20', 'forms.msa': 1 });
    expect(patch.log?.title).toBe('Ram Kumar accepted Master Service Agreement');
  });

  test('the agreement can be accepted once, by everyone except overheads', () => {
    expect(acceptMsa(makeParsedUser({ vendortype: 'Overhead' }), acceptance, NOW).allowed).toBe(false);
    expect(acceptMsa(makeParsedUser(vendor), { ...acceptance, name: ' ' }, NOW).allowed).toBe(false);
    for (const msa of [-1, 1, 2, 3] as const) {
      expect(acceptMsa(makeParsedUser({ ...vendor, forms: { msa } }), acceptance, NOW).allowed).toBe(false);
    }
  });
});
