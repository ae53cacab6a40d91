import { describe, expect, it } from 'vitest';
import {
  defaultVendorTypes,
  emptyBankDetails,
  emptyNonGst,
  emptySectionOne,
  emptySectionSix,
} from '../../../src/domain/records/defaults.ts';
import { VENDOR_STATUSES } from '../../../src/domain/records/kinds.ts';

describe('the lists of a record, word by word', () => {
  it('vendorStatus has its twelve options in order', { tags: ['section-status-options'] }, () => {
    expect(VENDOR_STATUSES).toEqual([
      'Public Limited Company',
      'Private Limited Company',
      'Partnership Firm',
      'Sole Proprietor Firm',
      'Local Inter Company',
      'Foreign Inter Company',
      'Individual(Moderator/Freelancer)',
      'Hindu Undivided Family',
      'Employee',
      'Association of Persons',
      'Trust',
      'Body of Individuals',
    ]);
  });

  it('vendorTypes has its twelve names in order, all unchecked', { tags: ['user-vendor-types'] }, () => {
    const names = [
      'TV',
      'Print',
      'Radio',
      'Digital',
      'OOH',
      'Content',
      'Influencer',
      'Sponserships and Events',
      'Activation',
      'Sports Partnership',
      'Talent Management',
      'Overheads',
    ];
    expect(defaultVendorTypes()).toEqual(names.map((name) => ({ name, isChecked: false })));
  });
});

describe('the fields of a record', () => {
  it('sectionOne has its fields and lists, with the default status and withholding taxes', {
    tags: ['section-fields', 'section-defaults'],
  }, () => {
    const { aadharcard, ...named } = emptySectionOne();
    expect(aadharcard).toBe('');
    expect(named).toEqual({
      nameOfVendor: '',
      addressL1: '',
      addressL2: '',
      addressL3: '',
      city: '',
      pincode: '',
      country: '',
      telephone: '',
      vendorStatus: 'Individual(Moderator/Freelancer)',
      registrationNumber: '',
      panno: '',
      withHoldingTaxes: 'Yes',
      relatedwOMG: '',
      relatedwOMGRelation: '',
      accountsDetails: [],
      salesDetails: [],
      makerDetails: [],
      gstTable: [],
      generalQuestions: [],
    });
  });

  it('sectionSix, nongst and bankDetails have their fields', { tags: ['bank-record', 'gst-record'] }, () => {
    expect(Object.keys(emptySectionSix())).toEqual([
      'serviceProvider',
      'signatoryName',
      'positionOfSignatory',
      'signatoryContactNumber',
      'signatoryEmail',
      'place',
      'signatoryDate',
    ]);
    expect(Object.keys(emptyNonGst())).toEqual(['date', 'state', 'address', 'gstinNumber']);
    expect(Object.keys(emptyBankDetails())).toEqual([
      'bankName',
      'bankBranchName',
      'bankAccountType',
      'bankAccountNumber',
      'bankMICR',
      'ifscCode',
      'bankBranchAddress',
    ]);
  });
});
