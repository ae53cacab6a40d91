import type { ReviewSection } from '../../domain/reviewDetails.ts';
import type { Option } from '../../ui/SelectField.tsx';

/** The fields of a part that a query may be about, its files among them. */
export function fieldOptions({ details, files }: ReviewSection): Option[] {
  return [
    ...details.map(({ field, label }) => ({ value: field, label })),
    ...files.map(({ key, label }) => ({ value: key, label })),
  ];
}
