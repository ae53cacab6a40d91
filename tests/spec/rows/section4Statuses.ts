import type { SpecRow } from '../specRow.ts';

/** SPEC 4, Form status codes, overall status and approval. */
export const section4Statuses: readonly SpecRow[] = [
  {
    id: '4-status-queries',
    text: 'Form status -1 reads Queries.',
    tests: [],
  },
  {
    id: '4-status-pending',
    text: 'Form status 0 reads Pending.',
    tests: [],
  },
  {
    id: '4-status-submitted',
    text: 'Form status 1 reads Submitted.',
    tests: [],
  },
  {
    id: '4-status-validated',
    text: 'Form status 2 reads Validated.',
    tests: [],
  },
  {
    id: '4-status-approved',
    text: 'Form status 3 reads Approved.',
    tests: [],
  },
  {
    id: '4-status-empty',
    text: 'An empty form status reads NA.',
    tests: [],
  },
  {
    id: '4-status-gst',
    text: 'If GST is not applicable the GST row shows NA.',
    tests: [],
  },
  {
    id: '4-overall-automatic',
    text: 'forms.status is set to 1 automatically when it is 0 and the bank form is 1 and the vendor form is 1 and one of the three further conditions holds.',
    tests: [],
  },
  {
    id: '4-overall-einvoicing',
    text: 'One condition: e-invoicing not applicable with einvoicing form 1.',
    tests: [],
  },
  {
    id: '4-overall-gst',
    text: 'One condition: GST not applicable with nonapplicability form 1.',
    tests: [],
  },
  {
    id: '4-overall-msa',
    text: 'One condition: vendor type not Overhead with msa form 1.',
    tests: [],
  },
  {
    id: '4-approval-accept',
    text: 'accept sets forms.status 4 and approved true.',
    tests: [],
  },
  {
    id: '4-approval-exception',
    text: 'acceptasexception sets forms.status 5 and approved true.',
    tests: [],
  },
  {
    id: '4-approval-deny',
    text: 'deny sets forms.status 1 and approved false.',
    tests: [],
  },
  {
    id: '4-approval-mail',
    text: 'After the decision a mail is sent.',
    tests: [],
  },
  {
    id: '4-approval-remarks',
    text: 'After the decision a remarks prompt is stored as vendorRemark.',
    tests: [],
  },
];
