import type { SpecRow } from '../specRow.ts';

/** Trainee Registration Form. */
export const section2TraineeForm: readonly SpecRow[] = [
  {
    id: '2-form-accordion',
    text: 'An accordion titled Trainee Registration Form has the sections Trainee Information Details, Trainee Bank Information, Document Checklist and Declaration.',
    tests: ['the sections > are four, of which the second and third only link to bank details and documents'],
  },
  {
    id: '2-form-collapsible',
    text: 'The sections of the accordion collapse.',
    tests: ['the sections > open and close by their titles'],
  },
  {
    id: '2-form-bank',
    text: 'Trainee Bank Information only links to /trainee-bankdetails.',
    tests: ['the sections > are four, of which the second and third only link to bank details and documents'],
  },
  {
    id: '2-form-documents',
    text: 'Document Checklist only links to /mt-upload-documents.',
    tests: ['the sections > are four, of which the second and third only link to bank details and documents'],
  },
  {
    id: '2-form-submit-button',
    text: 'Submit appears only while the form status is 0.',
    tests: [
      'locks > vendorform 0 shows Save and Submit and no Print',
      'locks > vendorform 1 is read-only, without Save and Submit',
      'locks > vendorform 2 is read-only, without Save and Submit',
      'locks > vendorform 3 is read-only, without Save and Submit',
      'locks > vendorform -1 can be corrected and saved, names its open queries and links to them (R5)',
    ],
  },
  {
    id: '2-form-print-button',
    text: 'Print appears only when the form status is 2.',
    tests: [
      'locks > vendorform 0 shows Save and Submit and no Print',
      'locks > vendorform 1 is read-only, without Save and Submit',
      'locks > vendorform 2 is read-only, without Save and Submit',
      'locks > vendorform 3 is read-only, without Save and Submit',
    ],
  },
  {
    id: '2-form-print',
    text: "Print expands all sections, prints with the document title 'Trainee Data Form', then collapses them.",
    tests: ['Print > expands all sections, prints with the title Trainee Data Form, then collapses them'],
  },
  {
    id: '2-form-hash',
    text: 'A URL hash naming a section opens and scrolls to that section.',
    tests: ['the sections > a URL hash naming a section opens and scrolls to it'],
  },
];
