import type { FormStatus } from './records.ts';

export type StatusIconName = 'clock' | 'yellow-check' | 'green-check' | 'question' | 'none';

/**
 * The icon of a form status: SPEC 3 names clock, yellow check and green check for 0, 1 and 2. Approved keeps the green
 * check, queries show a question mark, and no status shows no icon.
 */
export function statusIcon(status: FormStatus | null | undefined): StatusIconName {
  switch (status) {
    case -1:
      return 'question';
    case 0:
      return 'clock';
    case 1:
      return 'yellow-check';
    case 2:
    case 3:
      return 'green-check';
    default:
      return 'none';
  }
}
