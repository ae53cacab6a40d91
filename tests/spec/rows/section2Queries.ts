import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Queries. */
export const section2Queries: readonly SpecRow[] = [
  {
    id: '2-queries-categories',
    text: 'Queries are grouped by category: general, msa, bank, vendorform, nongst, einvoicing.',
    tests: [],
  },
  {
    id: '2-queries-links',
    text: 'Each group is titled and links, in order, to /profile, /exportmsa, /vendor-bankdetails, /vendor-form.',
    tests: [],
  },
  {
    id: '2-queries-links-resolve',
    text: 'The links of the groups lead to screens.',
    tests: [],
  },
  {
    id: '2-queries-none',
    text: "'No Queries Found' shows when there are none.",
    tests: [],
  },
  {
    id: '2-queries-confirm',
    text: 'Clicking an open query asks for confirmation and then marks it resolved.',
    tests: [],
  },
  {
    id: '2-queries-resolved',
    text: 'Clicking a resolved query does nothing.',
    tests: [],
  },
];
