import type { Budget } from './budgets.ts';

/** The modules of each file, with their sizes before they are minified. */
export type ModuleSizes = Record<string, Record<string, number>>;

const MODULES_SHOWN = 12;

/** Whether a build is within this budget. */
export const isKept = ({ used, limit }: Budget) => used <= limit;

/** One line for each budget; an exceeded one also lists its largest modules and the remedy. */
export function reportOf(budgets: readonly Budget[], modules: ModuleSizes): string {
  const lines = budgets.flatMap((budget) => [
    `${isKept(budget) ? 'ok  ' : 'OVER'} ${budget.what.padEnd(40)}${amountOf(budget)}   ${partsOf(budget)}`,
    ...(isKept(budget) ? [] : excessOf(budget, modules)),
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

function excessOf({ used, limit, unit, parts }: Budget, modules: ModuleSizes): string[] {
  if (unit === 'requests') return [];
  const heaviest = parts
    .flatMap(({ file }) => Object.entries(modules[file] ?? {}))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MODULES_SHOWN);
  return [
    `     ${used - limit} bytes too many. Its largest modules, before they are minified:`,
    ...heaviest.map(([module, size]) => `     ${inKilobytes(size).padStart(8)} kB ${module}`),
  ];
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
