const ROW_NAMES = {
  accountsDetails: 'Accounts contact',
  salesDetails: 'Sales contact',
  makerDetails: 'Maker contact',
  gstTable: 'GST registration',
  generalQuestions: 'Reference',
} as const;

export type ListName = keyof typeof ROW_NAMES;
export type ContactListName = 'accountsDetails' | 'salesDetails' | 'makerDetails';

export function rowName(list: ListName): string {
  return ROW_NAMES[list];
}

/** For a path such as `salesDetails.0.name`: "Sales contact 1". */
export function rowOfPath(path: string): string | undefined {
  const [list = '', index] = path.split('.');
  if (list === 'newQuestion') return 'New reference';
  if (index === undefined || !/^\d+$/.test(index) || !Object.hasOwn(ROW_NAMES, list)) return undefined;
  return `${rowName(list as ListName)} ${Number(index) + 1}`;
}
