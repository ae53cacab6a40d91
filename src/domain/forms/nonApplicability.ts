import type { Definition } from './definition.ts';
import { namesOf } from './fields.ts';

export const GST_REASON_LABELS = {
  below: 'Turnover below the limit',
  exempt: 'Only exempt goods or services',
  'reverse-charge': 'Only supplies on which the recipient pays all tax',
  abroad: 'Only services from abroad',
} as const;
export const GST_REASONS = namesOf(GST_REASON_LABELS);

export const SUPPLY_LABELS = { services: 'Services', goods: 'Goods', both: 'Goods and services' } as const;
export const SUPPLIES = namesOf(SUPPLY_LABELS);

export const NON_APPLICABILITY = {
  title: 'Non-applicability of GST',
  shortTitle: 'GST',
  name: 'the non-applicability declaration',
  icon: 'declaration',
  logged: 'submitted Non-applicability of GST',
  category: 'nongst',
  concernsUnless: { isGSTApplicable: 'yes' },
  isLetter: true,
  needsSignatory: true,
  isOnEveryDashboard: true,
  task: {
    detail: 'You told us that GST does not apply to you. Please sign the declaration.',
    action: 'Declare that GST does not apply',
  },
  drafts: ['nonapplicability'],
  textVersion: '2026-11',
  stored: { user: ['nongst'], documents: [] },
  /** State, address and GSTIN are those of the office that the letter goes to. */
  fields: {
    date: { label: 'Date', kind: 'date', mask: 'none' },
    state: { label: 'State', kind: 'text', mask: 'none' },
    address: { label: 'Company Address', kind: 'longText', mask: 'none' },
    gstinNumber: { label: 'Company GSTIN', kind: 'gstin', mask: 'none' },
  },
  grounds: {
    reason: { label: 'Reason', kind: 'choice', options: GST_REASONS, mask: 'none' },
    /** What the person supplies; it determines the limit of turnover. */
    supply: { label: 'Supplies', kind: 'choice', options: SUPPLIES, mask: 'none' },
    /** The State from which the person supplies; its limit applies. With the reason `abroad`: OUTSIDE_INDIA. */
    homeState: { label: 'Home State', kind: 'text', mask: 'none' },
    /** Where the letter is signed. */
    place: { label: 'Place', kind: 'text', mask: 'none' },
  },
} as const satisfies Definition;
