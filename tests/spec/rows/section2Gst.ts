import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Non-applicability form and GST declaration export. */
export const section2Gst: readonly SpecRow[] = [
  {
    id: '2-gst-fields',
    text: 'The form has name (locked), date, state and company address.',
    tests: [],
  },
  {
    id: '2-gst-confirm',
    text: 'Submitting opens a confirm dialog.',
    tests: [],
  },
  {
    id: '2-gst-success',
    text: 'On success the browser goes to /exportgst.',
    tests: [],
  },
  {
    id: '2-letter-printable',
    text: '/exportgst is a printable letter.',
    tests: [],
  },
  {
    id: '2-letter-print-button',
    text: 'The Print button appears only once the non-applicability status is 2.',
    tests: [],
  },
];
