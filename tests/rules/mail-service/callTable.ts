import { readFileSync } from 'node:fs';
import { ROOT } from '../../../dev/project.ts';

interface Row {
  call: string;
  /** The columns with a tick. */
  allowed: string[];
  recipients: string;
}

/** The columns of callers, and the rows. */
export function readTable(): { callers: string[]; rows: Row[] } {
  const lines = readFileSync(`${ROOT}/mail-service/README.md`, 'utf8').split('\n');
  const table = lines.slice(lines.findIndex((line) => line.startsWith('| mail | call |')));
  const [head = [], , ...rows] = table
    .slice(
      0,
      table.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const callers = head.slice(2, -2);
  return {
    callers,
    rows: rows.map((cells) => ({
      call: (cells[1] ?? '').replaceAll('`', ''),
      allowed: callers.filter((_, at) => cells[at + 2] === '✓'),
      recipients: cells.at(-2) ?? '',
    })),
  };
}
