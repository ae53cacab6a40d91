import type { SpecRow } from '../specRow.ts';

/** Queries. */
export const section2Queries: readonly SpecRow[] = [
  {
    id: '2-queries-categories',
    text: 'Queries are grouped by category: general, msa, bank, vendorform, nongst, einvoicing.',
    tests: [
      'queries are grouped by category, each group titled and linking to its screen',
      'query groups > have their order and links',
    ],
  },
  {
    id: '2-queries-links',
    text: 'Each group is titled and links, in order, to /profile, /exportmsa, /vendor-bankdetails, /vendor-form.',
    tests: ['queries are grouped by category, each group titled and linking to its screen'],
  },
  {
    id: '2-queries-links-resolve',
    text: 'The links of the groups lead to screens.',
    tests: [
      'the query link of General leads to /profile',
      'the query link of Trainee Bank Details leads to /trainee-bankdetails',
      'the query link of Trainee Data Form leads to /mt-trainee-form',
      '/vendor-form and /vendor-bankdetails lead to the trainee routes',
      'vendor type not Overhead with the MSA form 1: a GST-registered vendor reaches overall status 1',
    ],
  },
  {
    id: '2-queries-none',
    text: "'No Queries Found' shows when there are none.",
    tests: ["without queries the page says 'No Queries Found'"],
  },
  {
    id: '2-queries-confirm',
    text: 'Clicking an open query asks for confirmation and then marks it resolved.',
    tests: ['clicking an open query asks for confirmation and then marks it resolved'],
  },
  {
    id: '2-queries-resolved',
    text: 'Clicking a resolved query does nothing.',
    tests: ['clicking a resolved query does nothing'],
  },
];
