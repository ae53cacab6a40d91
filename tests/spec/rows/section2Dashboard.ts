import type { SpecRow } from '../specRow.ts';

/** Dashboard. */
export const section2Dashboard: readonly SpecRow[] = [
  {
    id: '2-dashboard-columns',
    text: 'The table has the columns Sr. No., Form Name and Status.',
    tests: [
      'dashboard: the table has the columns Sr. No., Form Name and Status and the three forms as links',
    ],
  },
  {
    id: '2-dashboard-rows',
    text: 'The table has the rows Non-applicability of GST, Trainee Data Form and Trainee Bank Details.',
    tests: [
      'dashboard: the table has the columns Sr. No., Form Name and Status and the three forms as links',
    ],
  },
  {
    id: '2-dashboard-welcome',
    text: 'A welcome banner shows when the user is approved.',
    tests: ['dashboard: a welcome banner shows when the user is approved'],
  },
  {
    id: '2-dashboard-verification',
    text: 'A notice says that e-mail verification is pending when the e-mail is not verified.',
    tests: [
      'dashboard: a notice says that e-mail verification is pending, sends the mail again and goes by itself',
      'dashboard: no notice about e-mail verification when the address is verified',
    ],
  },
  {
    id: '2-dashboard-scroll',
    text: 'The table header is fixed with a scroll height of 500px.',
    tests: ['dashboard: the table header is fixed, with a scroll height of 500px'],
  },
];
