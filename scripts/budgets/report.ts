import type { Budget } from './budgets.ts';

/** Whether a build is within this budget. */
export const isKept = ({ used, limit }: Budget) => used <= limit;

/** One line for each budget; an exceeded one also its excess and the remedy. */
export function reportOf(budgets: readonly Budget[]): string {
  const lines = budgets.flatMap((budget) => [
    `${isKept(budget) ? 'ok  ' : 'OVER'} ${budget.what.padEnd(40)}${amountOf(budget)}   ${partsOf(budget)}`,
    ...(isKept(budget) ? [] : excessOf(budget)),
  ]);
  const over = budgets.filter((budget) => !isKept(budget));
  const verdict =
    over.length === 0
      ? 'Every budget holds.'
      : `${over.length} of ${budgets.length} budgets are exceeded: ${over.map(({ what }) => what).join('; ')}. ` +
        'Load what is heavy and rarely needed with a dynamic import(), or take less.';
  return [...lines, verdict].join('\n');
}

function amountOf({ used, limit, unit }: Budget): string {
  if (unit === 'requests') return `${String(used).padStart(6)} of ${String(limit).padStart(5)} ${unit}`;
  return `${inKilobytes(used).padStart(6)} of ${inKilobytes(limit).padStart(5)} ${unit}`;
}

function partsOf({ parts, unit }: Budget): string {
  const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}(?=\.\w+$)/g, '');
  return parts
    .map(({ file, size }) => (unit === 'requests' ? nameOf(file) : `${nameOf(file)} ${inKilobytes(size)}`))
    .join(', ');
}

function excessOf({ used, limit, unit }: Budget): string[] {
  return unit === 'requests' ? [] : [`     ${used - limit} bytes too many.`];
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
