import type { Page } from '@playwright/test';
import { enterFilled, everyFormAt } from './people.ts';
import { visit, type Walk, walk } from './walk.ts';

const GST = 'Declaration for Non applicability of GST';
const MSA = 'Master Service Agreement';

/** A trainee who waits for the reviewer: every form locked. */
export const submittedWalk: Walk = walk(
  'a trainee who has submitted everything',
  (page) => enterFilled(page, { forms: everyFormAt(1) }),
  {
    'dashboard/submitted': (page) => visit(page, '/dashboard', 'Dashboard'),
    'profile/locked': (page) => visit(page, '/profile', 'My Profile'),
    'gst/locked': (page) => visit(page, '/nonapplicability', GST),
    'gst-letter/submitted': (page) => visit(page, '/exportgst', 'GST Declaration'),
    'bank/locked': (page) => visit(page, '/trainee-bankdetails', 'Bank Details'),
    'trainee-form/locked': (page) => visit(page, '/mt-trainee-form', 'Trainee Registration Form'),
    'documents/locked': (page) => visit(page, '/mt-upload-documents', 'Documents Upload'),
    'e-invoicing/submitted': (page) => visit(page, '/vendor-einvoicing', 'E-invoicing Declaration'),
    'msa/submitted': (page) => visit(page, '/exportmsa', MSA),
  },
);

/** The addresses of the documents that can be printed once they are validated, by the name of their state. */
export const PRINTED = {
  'gst-letter/validated': ['/exportgst', 'GST Declaration'],
  'bank/validated': ['/trainee-bankdetails', 'Bank Details'],
  'trainee-form/validated': ['/mt-trainee-form', 'Trainee Registration Form'],
  'e-invoicing/validated': ['/vendor-einvoicing', 'E-invoicing Declaration'],
  'msa/validated': ['/exportmsa', MSA],
} as const;

/** Signs in a trainee whom the approver has accepted. */
export const enterApproved = (page: Page) =>
  enterFilled(page, { forms: { ...everyFormAt(2), status: 4, approved: true } });

/** A trainee who is on board: every document can be printed. */
export const approvedWalk: Walk = walk('a trainee who has been approved', enterApproved, {
  'dashboard/approved': (page: Page) => visit(page, '/dashboard', 'Dashboard'),
  ...Object.fromEntries(
    Object.entries(PRINTED).map(([name, [path, title]]) => [name, (page: Page) => visit(page, path, title)]),
  ),
});
