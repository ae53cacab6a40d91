import { afterAll, expect, test } from 'vitest';
import { amendmentFile, amendmentSummaries, amendments, history } from './matrix/amendments.ts';
import { approvers, delegations } from './matrix/deputies.ts';
import { FOREIGN_UID, file } from './matrix/files.ts';
import { papers } from './matrix/papers.ts';
import { access, consents } from './matrix/privacy.ts';
import {
  assignments,
  checkSummaries,
  checks,
  decided,
  documents,
  drafts,
  exportsLog,
  findings,
  invitations,
  progress,
  reminders,
  reviewed,
  taxes,
  users,
} from './matrix/records.ts';
import { askedTable, type Questions } from './matrix/table.ts';

// Access by role: each cell is a request to the emulator, and the tables print the answers.
let cells = 0;
const TIMEOUT = 60_000;
afterAll(() => console.info(`role x operation: ${cells} questions asked`));

/** A title, what is asked about, the questions and the answers expected. */
const TABLES: [string, string, Questions, string][] = [
  [
    'R1 to R12: users',
    'users/{uid}',
    users,
    `
                      get  list  create  update    delete
    unauthenticated   -    -     -       -         -
    stranger          -    -     -       -         -
    owner             yes  -     yes     profile   -
    own introducer    -    -     -       -         -
    other introducer  -    -     -       -         -
    reviewer          yes  yes   -       review    -
    approver          yes  -     -       decision  -
`,
  ],
  [
    'R1, R2, R9 to R12: documents',
    'documents/{uid}',
    documents,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  -     yes     upload  -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   -       -       -
    approver          yes  yes   -       -       -
`,
  ],
  [
    'R1, R9, R12, R13: progress',
    'progress/{uid}',
    progress,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  -     yes     same    -
    own introducer    yes  yes   -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   yes     same    -
    approver          yes  yes   yes     same    -
`,
  ],
  [
    'R1, R2, R10, R12: what was reviewed',
    'reviewed/{uid}',
    reviewed,
    `
                      get  list  create  update    delete
    unauthenticated   -    -     -       -         -
    stranger          -    -     -       -         -
    owner             -    -     -       -         -
    own introducer    -    -     -       -         -
    other introducer  -    -     -       -         -
    reviewer          yes  -     yes     validate  -
    approver          yes  -     -       -         -
`,
  ],
  [
    'R1, R2, R9, R12: what was decided on',
    'decided/{uid}',
    decided,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          -    -     -       -       -
    approver          yes  -     yes     decide  -
`,
  ],
  [
    'R1, R10, R12, R13: what the reviewer found',
    'findings/{uid}',
    findings,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   yes     send    -
    approver          yes  yes   -       -       -
`,
  ],
  [
    'R1, R3, R4, R12: invitations',
    'invitations/{id}',
    invitations,
    `
                      get  list  create  update  delete
    unauthenticated   yes  -     -       -       -
    stranger          yes  -     -       -       -
    owner             yes  -     -       use     -
    own introducer    yes  yes   yes     revoke  -
    other introducer  yes  -     yes     -       -
    reviewer          yes  -     yes     -       -
    approver          yes  -     yes     -       -
`,
  ],
  [
    'R1, R12, R19: signed copies',
    'papers/{uid}/items/{id}',
    papers,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  yes   yes     -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   -       -       -
    approver          yes  yes   -       -       -
`,
  ],
  [
    'R1, R2, R10, R12: the checks of a person',
    'checks/{uid}/items/{id}',
    checks,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   yes     -       -
    approver          yes  yes   -       -       -
`,
  ],
  [
    'R1, R2, R10, R12: the newest checks',
    'checks/{uid}',
    checkSummaries,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   yes     record  -
    approver          -    -     -       -       -
`,
  ],
  [
    'R1, R2, R12, R18: the tax details of a vendor',
    'taxes/{uid}',
    taxes,
    `
                      get  list  create  update   delete
    unauthenticated   -    -     -       -        -
    stranger          -    -     -       -        -
    owner             yes  -     yes     declare  -
    own introducer    -    -     -       -        -
    other introducer  -    -     -       -        -
    reviewer          yes  yes   -       -        -
    approver          yes  yes   -       confirm  -
`,
  ],
  [
    'R1, R24: who works on a person',
    'assignments/{uid}',
    assignments,
    `
                      get  list  create  update     delete
    unauthenticated   -    -     -       -          -
    stranger          -    -     -       -          -
    owner             -    -     -       -          -
    own introducer    -    -     -       -          -
    other introducer  -    -     -       -          -
    reviewer          yes  yes   yes     take over  yes
    approver          -    -     -       -          -
`,
  ],
  [
    'R1, R12: exports',
    'exports/{id}',
    exportsLog,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   yes     -       -
    approver          -    -     -       -       -
`,
  ],
  [
    'R1, R12, R17: reminders',
    'reminders/{uid}',
    reminders,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    yes  yes   yes     ask     -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   -       -       -
    approver          yes  yes   -       -       -
`,
  ],
  [
    'R1, R2: drafts',
    'drafts/{uid}/forms/{form}',
    drafts,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  -     yes     keep    yes
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          -    -     -       -       -
    approver          -    -     -       -       -
`,
  ],
  [
    'R14: the signature',
    'vendors/{uid}/{id}',
    file('signature'),
    `
                      get  list  create  update   delete
    unauthenticated   -    -     -       -        -
    stranger          -    -     -       -        -
    owner             yes  -     yes     replace  yes
    own introducer    -    -     -       -        -
    other introducer  -    -     -       -        -
    reviewer          yes  -     -       -        -
    approver          yes  -     -       -        -
`,
  ],
  [
    'R14: a document',
    'vendors/{uid}/documents/PANTANCard',
    file('documents/PANTANCard'),
    `
                      get  list  create  update   delete
    unauthenticated   -    -     -       -        -
    stranger          -    -     -       -        -
    owner             yes  yes   yes     replace  yes
    own introducer    -    -     -       -        -
    other introducer  -    -     -       -        -
    reviewer          yes  yes   -       -        -
    approver          yes  yes   -       -        -
`,
  ],
  [
    'R14: a document beside an earlier one',
    'vendors/{uid}/documents/PANTANCard-{mark}',
    file('documents/PANTANCard-1a2b3c4d'),
    `
                      get  list  create  update   delete
    unauthenticated   -    -     -       -        -
    stranger          -    -     -       -        -
    owner             yes  yes   yes     replace  yes
    own introducer    -    -     -       -        -
    other introducer  -    -     -       -        -
    reviewer          yes  yes   -       -        -
    approver          yes  yes   -       -        -
`,
  ],
  [
    'R14: the cheque',
    'vendors/{uid}/documents/{name}',
    file('documents/cheque.png'),
    `
                      get  list  create  update   delete
    unauthenticated   -    -     -       -        -
    stranger          -    -     -       -        -
    owner             yes  yes   yes     replace  yes
    own introducer    -    -     -       -        -
    other introducer  -    -     -       -        -
    reviewer          yes  yes   -       -        -
    approver          yes  yes   -       -        -
`,
  ],
  [
    'R14: a file under another uid',
    'vendors/{foreign uid}/documents/PANTANCard',
    file('documents/PANTANCard', () => FOREIGN_UID),
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   -       -       -
    approver          yes  yes   -       -       -
`,
  ],
  [
    'R1, R12, R25: who can be named as deputy',
    'approvers/{uid}',
    approvers,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          -    -     -       -       -
    approver          yes  yes   yes     -       -
`,
  ],
  [
    'R1, R12, R25: who decides for whom',
    'delegations/{uid}',
    delegations,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       end     -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   -       -       -
    approver          yes  yes   yes     -       -
`,
  ],
  [
    'R1, R2, R12, R20: the changes of an approved person',
    'amendments/{uid}/items/{kind}',
    amendments,
    `
                      get  list  create  update    delete
    unauthenticated   -    -     -       -         -
    stranger          -    -     -       -         -
    owner             yes  yes   yes     takeBack  -
    own introducer    -    -     -       -         -
    other introducer  -    -     -       -         -
    reviewer          yes  yes   -       validate  -
    approver          yes  yes   -       confirm   -
`,
  ],
  [
    'R1, R2, R12, R20: who has a change that waits',
    'amendments/{uid}',
    amendmentSummaries,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  -     yes     -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   -       -       -
    approver          yes  yes   -       -       -
`,
  ],
  [
    'R1, R2, R12, R20: what was before a change',
    'history/{uid}/items/{id}',
    history,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  yes   -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  yes   -       -       -
    approver          yes  yes   yes     -       -
`,
  ],
  [
    'R14, R20: the proof of a change',
    'vendors/{uid}/amendments/{kind}/{name}',
    amendmentFile,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  -     yes     -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  -     -       -       -
    approver          yes  -     -       -       -
`,
  ],
  [
    'R1, R2, R12, R22: the notice that was shown',
    'consents/{uid}/events/{version}',
    consents,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  yes   yes     -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          -    -     -       -       -
    approver          -    -     -       -       -
`,
  ],
  [
    'R1, R2, R12, R22: who looked',
    'access/{uid}/events/{id}',
    access,
    `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  yes   -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          -    -     yes     -       -
    approver          -    -     yes     -       -
`,
  ],
];

test.each(TABLES)(
  '%s',
  async (_title, name, questions, expected) => {
    const { table, asked } = await askedTable(questions);
    cells += asked;
    console.info(`${name}\n${table}`);
    expect(table).toBe(expected.replaceAll(/^ {4}/gm, '').slice(1, -1));
  },
  TIMEOUT,
);
