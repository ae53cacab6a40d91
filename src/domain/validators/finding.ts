export interface Finding {
  message: string;
  repair?: string;
}

/**
 * `error` blocks submission, warnings never do. An empty input has neither: the form checks required fields.
 */
export interface Validated {
  value: string;
  error?: string;
  warnings: Finding[];
}

export function fine(value: string): Validated {
  return { value, warnings: [] };
}
