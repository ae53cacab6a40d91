/** One labelled value of a record. `field` is the name that a query about it stores. */
export interface Detail {
  field: string;
  label: string;
  value: string;
  isSensitive?: 'aadhar' | 'accountNumber';
}

const SENSITIVE: Readonly<Record<string, NonNullable<Detail['isSensitive']> | undefined>> = {
  aadharcard: 'aadhar',
  bankAccountNumber: 'accountNumber',
};

export function text(field: string, label: string, value: string): Detail {
  const isSensitive = SENSITIVE[field];
  return { field, label, value, ...(isSensitive && { isSensitive }) };
}

/** In the order of the labels. */
export function labelled<Field extends string>(
  texts: Readonly<Record<NoInfer<Field>, string>>,
  labels: Readonly<Record<Field, string>>,
): Detail[] {
  return (Object.keys(labels) as Field[]).map((field) => text(field, labels[field], texts[field]));
}
