import type { SpecRow } from '../specRow.ts';

/** Documents upload. */
export const section2Documents: readonly SpecRow[] = [
  {
    id: '2-documents-columns',
    text: 'The table has the columns Sr. No., Document, Yes/No and Action.',
    tests: ['Documents upload: the table, its note, and a red asterisk on mandatory documents'],
  },
  {
    id: '2-documents-note',
    text: "The note reads 'While uploading, Please Rename your attachment according to the document.'",
    tests: ['Documents upload: the table, its note, and a red asterisk on mandatory documents'],
  },
  {
    id: '2-documents-asterisk',
    text: 'A red asterisk marks mandatory documents.',
    tests: ['Documents upload: the table, its note, and a red asterisk on mandatory documents'],
  },
  {
    id: '2-documents-actions',
    text: 'Each row has Upload, view and delete.',
    tests: [
      'Documents Saved successfully! tells that the link of a row is saved; View opens the file in a new tab',
      'Delete removes the stored file and the field, and the GST row returns to no file',
    ],
  },
  {
    id: '2-documents-view',
    text: 'View opens the file in a new tab.',
    tests: [
      'Documents Saved successfully! tells that the link of a row is saved; View opens the file in a new tab',
    ],
  },
  {
    id: '2-documents-submit-button',
    text: 'A Submit button shows only while forms.status is 0.',
    tests: [
      'Documents upload: the table, its note, and a red asterisk on mandatory documents',
      'Documents: submitted as the last part, forms.status becomes 1 and everything is locked',
      'Documents: at status 1 a missing document may still be added, and then not be deleted',
      'Documents: nothing can be added or deleted at overall status 2',
      'Documents: nothing can be added or deleted at overall status 3',
      'Documents: nothing can be added or deleted at overall status 4',
    ],
  },
  {
    id: '2-documents-loader',
    text: 'The page loader hides after 1500 ms.',
    tests: [
      'The page loader hides after 1500 ms, even while the data is still missing',
      'the loader > shows its spinner for 1500 ms at most, then the outline of the content',
    ],
  },
];
