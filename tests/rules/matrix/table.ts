import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ROLES, type Role, type Scene, sceneFor } from './roles.ts';

type Question = (scene: Scene) => Promise<unknown>;

/** What is asked for each cell of one table. */
export interface Questions {
  /** Stores what reading, changing and deleting need. */
  prepare?: (scene: Scene) => Promise<unknown>;
  get: Question;
  list: Question;
  /** Creates something that is not there yet. */
  create: (role: Role) => Promise<unknown>;
  /** By name, the updates that somebody or other may do; a cell shows the names of those that are allowed. */
  update: Record<string, Question>;
  delete: Question;
}

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'];
const NO = '-';

/** Asks every cell of the emulator. @returns the table as text, a line per role, and how many questions it asked */
export async function askedTable(questions: Questions): Promise<{ table: string; asked: number }> {
  const rows = await Promise.all(ROLES.map((role) => askedRow(role, questions)));
  return { table: asText([['', ...OPERATIONS], ...rows]), asked: ROLES.length * questionsPerRow(questions) };
}

function questionsPerRow({ update }: Questions): number {
  return OPERATIONS.length - 1 + Object.keys(update).length;
}

/** Reads, then changes, then deletes what is there; a question that is denied leaves everything as it was. */
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

/** @throws when it failed for another reason than the rules */
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

function yesOrNo(isYes: boolean): string {
  return isYes ? 'yes' : NO;
}

function asText(rows: string[][]): string {
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
