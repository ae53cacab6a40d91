import type { SpecRow } from '../specRow.ts';

/** Form status codes, overall status and approval. */
export const section4Statuses: readonly SpecRow[] = [
  {
    id: '4-status-queries',
    text: 'Form status -1 reads Queries.',
    tests: [
      'status -1 shows Queries with its icon',
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
    ],
  },
  {
    id: '4-status-pending',
    text: 'Form status 0 reads Pending.',
    tests: [
      'status 0 shows Pending with its icon',
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
    ],
  },
  {
    id: '4-status-submitted',
    text: 'Form status 1 reads Submitted.',
    tests: [
      'status 1 shows Submitted with its icon',
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
    ],
  },
  {
    id: '4-status-validated',
    text: 'Form status 2 reads Validated.',
    tests: [
      'status 2 shows Validated with its icon',
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
    ],
  },
  {
    id: '4-status-approved',
    text: 'Form status 3 reads Approved.',
    tests: [
      'status 3 shows Approved with its icon',
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
    ],
  },
  {
    id: '4-status-empty',
    text: 'An empty form status reads NA.',
    tests: ['an empty status shows NA and no icon'],
  },
  {
    id: '4-status-gst',
    text: 'If GST is not applicable the GST row shows NA.',
    tests: ['dashboard: the GST row shows NA when GST is not applicable, with the declaration beside it'],
  },
  {
    id: '4-overall-automatic',
    text: 'forms.status is set to 1 automatically when it is 0 and the bank form is 1 and the vendor form is 1 and one of the three further conditions holds.',
    tests: [
      'overall status > R6: it becomes 1 when bank form, trainee form and one alternative are submitted',
      'overall status > R6: it stays 0 while the bank form is pending',
      'overall status > R6: it stays 0 while the trainee form is pending',
      'overall status > R6: it stays 0 while no alternative is submitted',
      'the journey of a trainee: register, profile, GST letter, form, documents, bank, validated, printed, accepted as exception',
    ],
  },
  {
    id: '4-overall-einvoicing',
    text: 'One condition: e-invoicing not applicable with einvoicing form 1.',
    tests: [
      'e-invoicing not applicable with the e-invoicing form 1: the overall status becomes 1',
      'overall status > R6: it stays 0 while e-invoicing applies',
    ],
  },
  {
    id: '4-overall-gst',
    text: 'One condition: GST not applicable with nonapplicability form 1.',
    tests: [
      'the declaration that completes the forms sets the overall status to 1',
      'overall status > R6: it stays 0 while the declaration does not concern the person',
    ],
  },
  {
    id: '4-overall-msa',
    text: 'One condition: vendor type not Overhead with msa form 1.',
    tests: [
      'vendor type not Overhead with the MSA form 1: a GST-registered vendor reaches overall status 1',
      'overall status > R6: it stays 0 while the agreement does not concern overheads',
    ],
  },
  {
    id: '4-approval-accept',
    text: 'accept sets forms.status 4 and approved true.',
    tests: ['approval: accept sets forms.status 4 and approved true, then one mail goes out'],
  },
  {
    id: '4-approval-exception',
    text: 'acceptasexception sets forms.status 5 and approved true.',
    tests: ['approval: acceptasexception sets forms.status 5 and approved true, then one mail goes out'],
  },
  {
    id: '4-approval-deny',
    text: 'deny sets forms.status 1 and approved false.',
    tests: ['approval: deny sets forms.status 1 and approved false, then one mail goes out'],
  },
  {
    id: '4-approval-mail',
    text: 'After the decision a mail is sent.',
    tests: [
      'approval: accept sets forms.status 4 and approved true, then one mail goes out',
      'approval: acceptasexception sets forms.status 5 and approved true, then one mail goes out',
      'approval: deny sets forms.status 1 and approved false, then one mail goes out',
    ],
  },
  {
    id: '4-approval-remarks',
    text: 'After the decision a remarks prompt is stored as vendorRemark.',
    tests: ['approval: the remarks prompt is stored as vendorRemark'],
  },
];
