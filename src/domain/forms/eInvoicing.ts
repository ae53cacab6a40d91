import type { Definition } from './definition.ts';

export const ZONE_UNIT = 'a unit in a special economic zone';

/** Classes that are exempt from e-invoicing at any turnover (Notification 13/2020-Central Tax as amended). */
export const EXEMPT_CLASSES = [
  ZONE_UNIT,
  'an insurer',
  'a bank',
  'a financial institution or NBFC',
  'a goods transport agency',
  'a passenger transport service',
  'a multiplex, for admission to films',
  'a government department',
  'a local authority',
] as const;

export const E_INVOICING = {
  title: 'E-invoicing Declaration',
  shortTitle: 'E-invoicing',
  name: 'the e-invoicing declaration',
  icon: 'declaration',
  logged: 'submitted E-invoicing Declaration',
  category: 'einvoicing',
  concernsUnless: { isEinvoicingApplicable: 'yes' },
  // The GST declaration is enough for people without GST.
  coveredBy: 'nonapplicability',
  isLetter: true,
  needsSignatory: true,
  task: {
    detail: 'You told us that e-invoicing does not apply to you. Please sign the declaration.',
    action: 'Declare that e-invoicing does not apply',
  },
  drafts: ['einvoicing'],
  textVersion: '2026-11.2',
  stored: { user: ['einvoicing'], documents: [] },
  fields: {
    date: { label: 'Date', kind: 'date', mask: 'none' },
    place: { label: 'Place', kind: 'text', mask: 'none' },
  },
  /** State, address and GSTIN are those of the office that the letter goes to. */
  grounds: {
    reason: { label: 'Reason', kind: 'choice', options: ['below', 'class'], mask: 'none' },
    /** Empty for `below`. */
    class: { label: 'Class', kind: 'choice', options: EXEMPT_CLASSES, mask: 'none', isOptional: true },
    state: { label: 'State', kind: 'text', mask: 'none' },
    address: { label: 'Company Address', kind: 'longText', mask: 'none' },
    gstinNumber: { label: 'Company GSTIN', kind: 'gstin', mask: 'none' },
  },
} as const satisfies Definition;
