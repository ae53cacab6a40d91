import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ROLES, type Role, type Scene, sceneFor } from './roles.ts';

type Question = (scene: Scene) => Promise<unknown>;

/** The requests for each cell of one table. */
export interface Questions {
  /** Stores the records for reading, changing and deleting. */
  prepare?: (scene: Scene) => Promise<unknown>;
  get: Question;
  list: Question;
  /** Creates a new record. */
  create: (role: Role) => Promise<unknown>;
  /** The updates by name; a cell shows the names of the allowed ones. */
  update: Record<string, Question>;
  delete: Question;
}

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'];
export const NO = '-';

/**
 * Sends the request of every cell to the emulator. @returns the table as text, a line per role, and the
 * number of requests
 */
export async function askedTable(
  questions: Questions,
  roles: readonly Role[] = ROLES,
): Promise<{ table: string; asked: number }> {
  const rows = await Promise.all(roles.map((role) => askedRow(role, questions)));
  return { table: asText([['', ...OPERATIONS], ...rows]), asked: roles.length * questionsPerRow(questions) };
}

function questionsPerRow({ update }: Questions): number {
  return OPERATIONS.length - 1 + Object.keys(update).length;
}

/** Reads, then changes, then deletes the record; a denied request leaves everything unchanged. */
async function askedRow(role: Role, questions: Questions): Promise<string[]> {
  const scene = await sceneFor(role);
  await questions.prepare?.(scene);
  const get = await isAllowed(questions.get(scene));
  const list = await isAllowed(questions.list(scene));
  const updates: string[] = [];
  for (const [name, question] of Object.entries(questions.update)) {
    if (await isAllowed(question(scene))) updates.push(name);
  }
  const isDeleted = await isAllowed(questions.delete(scene));
  const isCreated = await isAllowed(questions.create(role));
  return [
    role,
    yesOrNo(get),
    yesOrNo(list),
    yesOrNo(isCreated),
    updates.join(', ') || NO,
    yesOrNo(isDeleted),
  ];
}

/** @throws when the request failed for another reason than the rules */
async function isAllowed(answer: Promise<unknown>): Promise<boolean> {
  const outcome = await answer.then(
    () => ({ error: null }),
    (error: unknown) => ({ error }),
  );
  if (outcome.error === null) {
    await assertSucceeds(Promise.resolve());
    return true;
  }
  await assertFails(Promise.reject(outcome.error));
  return false;
}

export function yesOrNo(isYes: boolean): string {
  return isYes ? 'yes' : NO;
}

export function asText(rows: string[][]): string {
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
