import type { SpecRow } from '../specRow.ts';

/** Non-applicability form and GST declaration export. */
export const section2Gst: readonly SpecRow[] = [
  {
    id: '2-gst-fields',
    text: 'The form has name (locked), date, state and company address.',
    tests: ['the non-applicability form has a locked name, date, state and company address'],
  },
  {
    id: '2-gst-confirm',
    text: 'Submitting opens a confirm dialog.',
    tests: ['submitting asks for the declaration, sets the form to 1 and leads to /exportgst'],
  },
  {
    id: '2-gst-success',
    text: 'On success the browser goes to /exportgst.',
    tests: ['submitting asks for the declaration, sets the form to 1 and leads to /exportgst'],
  },
  {
    id: '2-letter-printable',
    text: '/exportgst is a printable letter.',
    tests: ['printing gives the document a title of its own and prints the letter alone'],
  },
  {
    id: '2-letter-print-button',
    text: 'The Print button appears only once the non-applicability status is 2.',
    tests: ['the Print button appears only once the status is 2, also while the page is open'],
  },
];
