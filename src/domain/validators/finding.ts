/** Something worth a second look: what is odd and what to do, and the value that would put it right when there is one. */
export interface Finding {
  message: string;
  repair?: string;
}

/**
 * What a validator says of one field. `value` is the normalised input; `error` blocks submission, warnings
 * never do. An empty input has neither: whether a field is required is for the form to say.
 */
export interface Validated {
  value: string;
  error?: string;
  warnings: Finding[];
}

/** The result for an input in which nothing is wrong. */
export function fine(value: string): Validated {
  return { value, warnings: [] };
}
