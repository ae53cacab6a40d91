/** `field` is the name that a query on it carries. */
export interface Detail {
  field: string;
  label: string;
  value: string;
  isSensitive?: 'aadhar' | 'accountNumber';
}

export function text(field: string, label: string, value: string): Detail {
  return { field, label, value };
}
