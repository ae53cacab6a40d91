import type { SpecRow } from '../specRow.ts';

/** Per-form rules. */
export const section4Forms: readonly SpecRow[] = [
  {
    id: '4-bank-submit',
    text: 'Bank: Submit sets forms.bankdetails to 1.',
    tests: ['Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields'],
  },
  {
    id: '4-bank-locked',
    text: 'Bank: the fields are locked when it is 1 or 2.',
    tests: [
      'Bank: fields are locked at status 1, and Print appears from 2 on',
      'Bank: fields are locked at status 2, and Print appears from 2 on',
      'bank details > R5: bank details are locked at status 1',
      'bank details > R5: bank details are locked at status 2',
    ],
  },
  {
    id: '4-bank-buttons',
    text: 'Bank: Submit shows only when 0, Print when 2 or more.',
    tests: [
      'a saved draft survives a reload, and what is not saved says so',
      'Bank: fields are locked at status 1, and Print appears from 2 on',
      'Bank: fields are locked at status 2, and Print appears from 2 on',
      'Bank: fields are locked at status 3, and Print appears from 2 on',
    ],
  },
  {
    id: '4-gst-submit',
    text: 'Non-applicability: Submit sets forms.nonapplicability to 1.',
    tests: ['submitting asks for the declaration, sets the form to 1 and leads to /exportgst'],
  },
  {
    id: '4-gst-locked',
    text: 'Non-applicability: the inputs are locked unless 0.',
    tests: [
      "the declaration's inputs are locked with status -1",
      "the declaration's inputs are locked with status 1",
      "the declaration's inputs are locked with status 2",
      "the declaration's inputs are locked with status 3",
    ],
  },
  {
    id: '4-gst-print',
    text: 'Non-applicability: status 2 enables printing.',
    tests: ['the Print button appears only once the status is 2, also while the page is open'],
  },
  {
    id: '4-form-draft',
    text: 'Trainee form: forms.vendorform 0 is draft and editable.',
    tests: [
      'locks > vendorform 0 shows Save and Submit and no Print',
      'Section 1, Trainee Information Details > Save writes vendorDetails.sectionOne and vendorTypes and says so',
    ],
  },
  {
    id: '4-form-submit',
    text: 'Trainee form: submit sets forms.vendorform to 1.',
    tests: [
      'Submit > of a form filled in but never saved saves it, asks for the declaration, sets vendorform 1 and leads to the dashboard',
    ],
  },
  {
    id: '4-form-locked',
    text: 'Trainee form: status 1 locks the fields and hides Save and Submit.',
    tests: ['locks > vendorform 1 is read-only, without Save and Submit'],
  },
  {
    id: '4-form-print',
    text: 'Trainee form: status 2 is printable.',
    tests: ['locks > vendorform 2 is read-only, without Save and Submit'],
  },
  {
    id: '4-form-read-only',
    text: 'Trainee form: any value above 0 is read-only.',
    tests: [
      'locks > vendorform 1 is read-only, without Save and Submit',
      'locks > vendorform 2 is read-only, without Save and Submit',
      'locks > vendorform 3 is read-only, without Save and Submit',
      'trainee form > R5: sections are locked at status 1',
      'trainee form > R5: sections are locked at status 2',
      'trainee form > R5: sections are locked at status 3',
    ],
  },
  {
    id: '4-documents-open',
    text: 'Documents: forms.status 0 means documents not yet submitted, and Submit shows.',
    tests: ['Documents upload: the table, its note, and a red asterisk on mandatory documents'],
  },
  {
    id: '4-documents-submitted',
    text: 'Documents: forms.status above 0 means submitted.',
    tests: ['Documents: submitted as the last part, forms.status becomes 1 and everything is locked'],
  },
  {
    id: '4-query',
    text: 'Query: 0 open becomes 1 resolved after user confirmation.',
    tests: ['clicking an open query asks for confirmation and then marks it resolved'],
  },
];
