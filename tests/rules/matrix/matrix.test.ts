import { afterAll, expect, test } from 'vitest';
import { amendmentFile, amendmentSummaries, amendments, history } from './amendments.ts';
import { FOREIGN_UID, file } from './files.ts';
import { access, approvers, consents, delegations, papers } from './further.ts';
import {
  assignments,
  checkSummaries,
  checks,
  counted,
  decided,
  documents,
  drafts,
  exportsLog,
  findings,
  invitations,
  progress,
  reminders,
  reviewed,
  stats,
  taxes,
  users,
} from './records.ts';
import { ROLES, type Role } from './roles.ts';
import { askedTable, asText, NO, OPERATIONS, type Questions, yesOrNo } from './table.ts';

// Access by role: each cell is a request to the emulator, and the tables print the answers.
let cells = 0;
afterAll(() => console.info(`role x operation: ${cells} questions asked`));

/** How the matrix writes a role. */
const ROLE_OF: Record<string, Role> = {
  n: 'unauthenticated',
  s: 'stranger',
  o: 'owner',
  i: 'own introducer',
  j: 'other introducer',
  r: 'reviewer',
  a: 'approver',
};

/** Who may: each row has its invariants, the path, and the roles of each operation, for `update` with its name. */
const MATRIX = `
                                                   get            list   create   update                             delete
R1 to R12: users/{uid}                             o r a          r      o        o profile, r review, a decision    -
R1, R2, R9 to R12: documents/{uid}                 o r a          r a    o        o upload                           -
R1, R9, R12, R13: progress/{uid}                   o i r a        i r a  o r a    o same, r same, a same             -
R1, R2, R10, R12: reviewed/{uid}                   r a            -      r        r validate                         -
R1, R2, R9, R12: decided/{uid}                     a              -      a        a decide                           -
R1, R10, R12, R13: findings/{uid}                  r a            r a    r        r send                             -
R1, R3, R4, R12: invitations/{id}                  n s o i j r a  i      i j r a  o use, i revoke                    -
R1, R12, R19: papers/{uid}/items/{id}              o r a          o r a  o        -                                  -
R1, R2, R10, R12: checks/{uid}/items/{id}          r a            r a    r        -                                  -
R1, R2, R10, R12: checks/{uid}                     r              r      r        r record                           -
R1, R2, R12, R18: taxes/{uid}                      o r a          r a    o        o declare, a confirm               -
R1, R24: assignments/{uid}                         r              r      r        r take over                        r
R1, R12: exports/{id}                              r              r      r        -                                  -
R1, R12, R26: stats/{id}                           r a            r a    -        -                                  -
R1, R12, R26: counted/{uid}                        r a            r a    -        -                                  -
R1, R12, R17: reminders/{uid}                      i r a          i r a  i        i ask                              -
R1, R2: drafts/{uid}/forms/{form}                  o              -      o        o keep                             o
R14: vendors/{uid}/{id}                            o r a          -      o        o replace                          o
R14: vendors/{uid}/documents/PANTANCard            o r a          o r a  o        o replace                          o
R14: vendors/{uid}/documents/PANTANCard-{mark}     o r a          o r a  o        o replace                          o
R14: vendors/{uid}/documents/{name}                o r a          o r a  o        o replace                          o
R14: vendors/{foreign uid}/documents/PANTANCard    r a            r a    -        -                                  -
R1, R12, R25: approvers/{uid}                      a              a      a        -                                  -
R1, R12, R25: delegations/{uid}                    r a            r a    a        o end                              -
R1, R2, R12, R20: amendments/{uid}/items/{kind}    o r a          o r a  o        o takeBack, r validate, a confirm  -
R1, R2, R12, R20: amendments/{uid}                 o r a          r a    o        -                                  -
R1, R2, R12, R20: history/{uid}/items/{id}         o r a          o r a  a        -                                  -
R14, R20: vendors/{uid}/amendments/{kind}/{name}   o r a          -      o        -                                  -
R1, R2, R12, R22: consents/{uid}/events/{version}  o              o      o        -                                  -
R1, R2, R12, R22: access/{uid}/events/{id}         o              o      r a      -                                  -
`;

const QUESTIONS: Record<string, Questions> = {
  'users/{uid}': users,
  'documents/{uid}': documents,
  'progress/{uid}': progress,
  'reviewed/{uid}': reviewed,
  'decided/{uid}': decided,
  'findings/{uid}': findings,
  'invitations/{id}': invitations,
  'papers/{uid}/items/{id}': papers,
  'checks/{uid}/items/{id}': checks,
  'checks/{uid}': checkSummaries,
  'taxes/{uid}': taxes,
  'assignments/{uid}': assignments,
  'exports/{id}': exportsLog,
  'stats/{id}': stats,
  'counted/{uid}': counted,
  'reminders/{uid}': reminders,
  'drafts/{uid}/forms/{form}': drafts,
  'vendors/{uid}/{id}': file('signature'),
  'vendors/{uid}/documents/PANTANCard': file('documents/PANTANCard'),
  'vendors/{uid}/documents/PANTANCard-{mark}': file('documents/PANTANCard-1a2b3c4d'),
  'vendors/{uid}/documents/{name}': file('documents/cheque.png'),
  'vendors/{foreign uid}/documents/PANTANCard': file('documents/PANTANCard', { uidOf: () => FOREIGN_UID }),
  'approvers/{uid}': approvers,
  'delegations/{uid}': delegations,
  'amendments/{uid}/items/{kind}': amendments,
  'amendments/{uid}': amendmentSummaries,
  'history/{uid}/items/{id}': history,
  'vendors/{uid}/amendments/{kind}/{name}': amendmentFile,
  'consents/{uid}/events/{version}': consents,
  'access/{uid}/events/{id}': access,
};

/** The columns after the title, as {@link askedTable} writes them for a role. */
function answersFor(role: Role, columns: readonly string[]): string[] {
  return columns.map((column, at) => {
    const entries = column === NO ? [] : column.split(OPERATIONS[at] === 'update' ? ', ' : ' ');
    const own = entries.filter(([letter = '']) => ROLE_OF[letter] === role);
    if (OPERATIONS[at] !== 'update') return yesOrNo(own.length > 0);
    return own.map((entry) => entry.slice(2)).join(', ') || NO;
  });
}

const ROWS = MATRIX.trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(/ {2,}/));

test('the matrix has a row for each table of questions', () => {
  expect(ROWS.map(([title = '']) => title.replace(/.*: /, ''))).toEqual(Object.keys(QUESTIONS));
});

test.each(ROWS)('%s', { tags: ['people-own'] }, async (title, ...columns) => {
  const name = title.replace(/.*: /, '');
  const questions = QUESTIONS[name];
  if (!questions) throw new Error(`${name} has no questions.`);
  const { table, asked } = await askedTable(questions);
  cells += asked;
  console.info(`${name}\n${table}`);
  const rows = ROLES.map((role) => [role, ...answersFor(role, columns)]);
  expect(table).toBe(asText([['', ...OPERATIONS], ...rows]));
});
