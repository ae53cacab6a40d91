import { MAX_CONTACTS, MAX_GENERAL_QUESTIONS, MAX_GST_ROWS } from '../../../domain/records/limits.ts';

const EMPTY_CONTACT = { name: '', designation: '', phone: '', email: '' };

export const LISTS = {
  accountsDetails: { rowName: 'Accounts contact', emptyRow: EMPTY_CONTACT, max: MAX_CONTACTS },
  salesDetails: { rowName: 'Sales contact', emptyRow: EMPTY_CONTACT, max: MAX_CONTACTS },
  makerDetails: { rowName: 'Maker contact', emptyRow: EMPTY_CONTACT, max: MAX_CONTACTS },
  gstTable: {
    rowName: 'GST registration',
    emptyRow: { gstStateCode: '', gstNo: '', billingAddress: '', serviceName: '', contactDetails: '' },
    max: MAX_GST_ROWS,
  },
  generalQuestions: {
    rowName: 'Reference',
    emptyRow: { companyName: '', refName: '', refNumber: '' },
    max: MAX_GENERAL_QUESTIONS,
  },
};

export type ListName = keyof typeof LISTS;

export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];

/** For a path such as `salesDetails.0.name`: "Sales contact 1". */
export function rowOfPath(path: string): string | undefined {
  const [name, index] = path.split('.');
  if (name === 'newQuestion') return 'New reference';
  const list = LIST_NAMES.find((known) => known === name);
  if (!list || index === undefined || !/^\d+$/.test(index)) return undefined;
  return `${LISTS[list].rowName} ${Number(index) + 1}`;
}
