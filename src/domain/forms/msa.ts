import type { Definition } from './definition.ts';

export const MSA = {
  title: 'Master Service Agreement',
  shortTitle: 'MSA',
  name: 'the Master Service Agreement',
  icon: 'agreement',
  logged: 'accepted Master Service Agreement',
  category: 'msa',
  concernsUnless: { vendortype: 'Overhead' },
  forVendorsOnly: true,
  isLetter: true,
  task: {
    detail: 'Not accepted yet. Reading it takes a few minutes.',
    action: 'Read and accept the agreement',
  },
  drafts: ['msa'],
  textVersion: '2026-11.2',
  stored: { user: ['msa'], documents: [] },
  isPlain: true,
  incomplete: 'Enter your name and the date.',
  fields: {
    name: { label: 'Accepted by', kind: 'text', mask: 'none' },
    date: { label: 'Date', kind: 'date', mask: 'none' },
  },
} as const satisfies Definition;
