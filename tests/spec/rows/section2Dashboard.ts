import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Dashboard. */
export const section2Dashboard: readonly SpecRow[] = [
  {
    id: '2-dashboard-columns',
    text: 'The table has the columns Sr. No., Form Name and Status.',
    tests: [],
  },
  {
    id: '2-dashboard-rows',
    text: 'The table has the rows Non-applicability of GST, Trainee Data Form and Trainee Bank Details.',
    tests: [],
  },
  {
    id: '2-dashboard-welcome',
    text: 'A welcome banner shows when the user is approved.',
    tests: [],
  },
  {
    id: '2-dashboard-verification',
    text: 'A notice says that e-mail verification is pending when the e-mail is not verified.',
    tests: [],
  },
  {
    id: '2-dashboard-scroll',
    text: 'The table header is fixed with a scroll height of 500px.',
    tests: [],
  },
];
