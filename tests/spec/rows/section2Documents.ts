import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Documents upload. */
export const section2Documents: readonly SpecRow[] = [
  {
    id: '2-documents-columns',
    text: 'The table has the columns Sr. No., Document, Yes/No and Action.',
    tests: [],
  },
  {
    id: '2-documents-note',
    text: "The note reads 'While uploading, Please Rename your attachment according to the document.'",
    tests: [],
  },
  {
    id: '2-documents-asterisk',
    text: 'A red asterisk marks mandatory documents.',
    tests: [],
  },
  {
    id: '2-documents-actions',
    text: 'Each row has Upload, view and delete.',
    tests: [],
  },
  {
    id: '2-documents-view',
    text: 'View opens the file in a new tab.',
    tests: [],
  },
  {
    id: '2-documents-submit-button',
    text: 'A Submit button shows only while forms.status is 0.',
    tests: [],
  },
  {
    id: '2-documents-loader',
    text: 'The page loader hides after 1500 ms.',
    tests: [],
  },
];
