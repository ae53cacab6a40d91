import type { SpecRow } from '../specRow.ts';

/** SPEC 4, Per-form rules. */
export const section4Forms: readonly SpecRow[] = [
  {
    id: '4-bank-submit',
    text: 'Bank: Submit sets forms.bankdetails to 1.',
    tests: [],
  },
  {
    id: '4-bank-locked',
    text: 'Bank: the fields are locked when it is 1 or 2.',
    tests: [],
  },
  {
    id: '4-bank-buttons',
    text: 'Bank: Submit shows only when 0, Print when 2 or more.',
    tests: [],
  },
  {
    id: '4-gst-submit',
    text: 'Non-applicability: Submit sets forms.nonapplicability to 1.',
    tests: [],
  },
  {
    id: '4-gst-locked',
    text: 'Non-applicability: the inputs are locked unless 0.',
    tests: [],
  },
  {
    id: '4-gst-print',
    text: 'Non-applicability: status 2 enables printing.',
    tests: [],
  },
  {
    id: '4-form-draft',
    text: 'Trainee form: forms.vendorform 0 is draft and editable.',
    tests: [],
  },
  {
    id: '4-form-submit',
    text: 'Trainee form: submit sets forms.vendorform to 1.',
    tests: [],
  },
  {
    id: '4-form-locked',
    text: 'Trainee form: status 1 locks the fields and hides Save and Submit.',
    tests: [],
  },
  {
    id: '4-form-print',
    text: 'Trainee form: status 2 is printable.',
    tests: [],
  },
  {
    id: '4-form-read-only',
    text: 'Trainee form: any value above 0 is read-only.',
    tests: [],
  },
  {
    id: '4-documents-open',
    text: 'Documents: forms.status 0 means documents not yet submitted, and Submit shows.',
    tests: [],
  },
  {
    id: '4-documents-submitted',
    text: 'Documents: forms.status above 0 means submitted.',
    tests: [],
  },
  {
    id: '4-query',
    text: 'Query: 0 open becomes 1 resolved after user confirmation.',
    tests: [],
  },
];
