import {
  type CollectionReference,
  type DocumentReference,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  type Query,
  type QueryConstraint,
  query,
} from 'firebase/firestore/lite';
import { type Fields, giveRecord, isAllowed } from '../world.ts';
import { ROLES, type Role, type Scene, sceneFor } from './roles.ts';

type Question = (scene: Scene) => Promise<unknown>;

/** The requests for each cell of one table. */
export interface Questions {
  /** Stores the records for reading, changing and deleting. */
  prepare?: Question;
  get: Question;
  list: Question;
  /** Creates a new record. */
  create: Question;
  /** The updates by name; a cell shows the names of the allowed ones. */
  update: Record<string, Question>;
  delete: Question;
}

type Write = (scene: Scene, place: DocumentReference) => Promise<unknown>;

interface Parts {
  prepare?: Question;
  /** The record that is read, changed and deleted. */
  stored?: (scene: Scene) => Fields;
  /** The whole collection by default. */
  list?: (all: CollectionReference, scene: Scene) => Query;
  create: Write;
  update: Record<string, Write>;
}

/** The questions about one record. */
export function recordAt(
  pathOf: (scene: Scene) => string,
  { prepare, stored, list = (all) => all, create, update }: Parts,
): Questions {
  const placeOf = (scene: Scene) => doc(scene.actor.db, pathOf(scene));
  const asked = (write: Write) => (scene: Scene) => write(scene, placeOf(scene));
  return {
    prepare: async (scene) => {
      await prepare?.(scene);
      if (stored) await giveRecord(pathOf(scene), stored(scene));
    },
    get: (scene) => getDoc(placeOf(scene)),
    list: (scene) => getDocs(list(placeOf(scene).parent, scene)),
    create: asked(create),
    update: Object.fromEntries(Object.entries(update).map(([name, write]) => [name, asked(write)])),
    delete: (scene) => deleteDoc(placeOf(scene)),
  };
}

/** A list with this constraint. */
export function filtered(by: QueryConstraint | ((scene: Scene) => QueryConstraint)): Parts['list'] & object {
  return (all, scene) => query(all, typeof by === 'function' ? by(scene) : by);
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
  const perRow = OPERATIONS.length - 1 + Object.keys(questions.update).length;
  return { table: asText([['', ...OPERATIONS], ...rows]), asked: roles.length * perRow };
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
  const isCreated = await isAllowed(questions.create(await sceneFor(role)));
  return [
    role,
    yesOrNo(get),
    yesOrNo(list),
    yesOrNo(isCreated),
    updates.join(', ') || NO,
    yesOrNo(isDeleted),
  ];
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
