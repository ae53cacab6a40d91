import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Trainee Registration Form. */
export const section2TraineeForm: readonly SpecRow[] = [
  {
    id: '2-form-accordion',
    text: 'An accordion titled Trainee Registration Form has the sections Trainee Information Details, Trainee Bank Information, Document Checklist and Declaration.',
    tests: [],
  },
  {
    id: '2-form-collapsible',
    text: 'The sections of the accordion collapse.',
    tests: [],
  },
  {
    id: '2-form-bank',
    text: 'Trainee Bank Information only links to /trainee-bankdetails.',
    tests: [],
  },
  {
    id: '2-form-documents',
    text: 'Document Checklist only links to /mt-upload-documents.',
    tests: [],
  },
  {
    id: '2-form-submit-button',
    text: 'Submit appears only while the form status is 0.',
    tests: [],
  },
  {
    id: '2-form-print-button',
    text: 'Print appears only when the form status is 2.',
    tests: [],
  },
  {
    id: '2-form-print',
    text: "Print expands all sections, prints with the document title 'Trainee Data Form', then collapses them.",
    tests: [],
  },
  {
    id: '2-form-hash',
    text: 'A URL hash naming a section opens and scrolls to that section.',
    tests: [],
  },
];
