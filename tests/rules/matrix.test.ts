import { afterAll, expect, test } from 'vitest';
import { amendmentFile, amendmentSummaries, amendments, history } from './matrix/amendments.ts';
import { FOREIGN_UID, file } from './matrix/files.ts';
import { papers } from './matrix/papers.ts';
import { access, consents } from './matrix/privacy.ts';
import {
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

async function expectTable(name: string, questions: Questions, expected: string): Promise<void> {
  const { table, asked } = await askedTable(questions);
  cells += asked;
  console.info(`${name}\n${table}`);
  expect(table).toBe(expected.replaceAll(/^ {4}/gm, '').slice(1, -1));
}

test(
  'R1 to R12: users',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R9 to R12: documents',
  () =>
    expectTable(
      'documents/{uid}',
      documents,
      `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             yes  -     yes     upload  -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  -     -       -       -
    approver          yes  -     -       -       -
`,
    ),
  TIMEOUT,
);

test(
  'R1, R9, R12, R13: progress',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R10, R12: what was reviewed',
  () =>
    expectTable(
      'reviewed/{uid}',
      reviewed,
      `
                      get  list  create  update  delete
    unauthenticated   -    -     -       -       -
    stranger          -    -     -       -       -
    owner             -    -     -       -       -
    own introducer    -    -     -       -       -
    other introducer  -    -     -       -       -
    reviewer          yes  -     yes     judge   -
    approver          yes  -     -       -       -
`,
    ),
  TIMEOUT,
);

test(
  'R1, R2, R9, R12: what was decided on',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R10, R12, R13: what the reviewer found',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R3, R4, R12: invitations',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R12, R19: signed copies',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R10, R12: the checks of a person',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R10, R12: the newest checks',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R12, R18: the tax details of a vendor',
  () =>
    expectTable(
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
    approver          yes  yes   -       -        -
`,
    ),
  TIMEOUT,
);

test(
  'R1, R12: exports',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R12, R17: reminders',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2: drafts',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R14: the signature',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test.each([
  ['a document', 'PANTANCard', 'PANTANCard'],
  ['a document beside an earlier one', 'PANTANCard-{mark}', 'PANTANCard-1a2b3c4d'],
  ['the cheque', '{name}', 'cheque.png'],
])(
  'R14: %s',
  (_what, name, asked) =>
    expectTable(
      `vendors/{uid}/documents/${name}`,
      file(`documents/${asked}`),
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
    ),
  TIMEOUT,
);

test(
  'R14: a file under another uid',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R12, R20: the changes of an approved person',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R12, R20: who has a change that waits',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R12, R20: what was before a change',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R14, R20: the proof of a change',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R12, R22: the notice that was shown',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);

test(
  'R1, R2, R12, R22: who looked',
  () =>
    expectTable(
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
    ),
  TIMEOUT,
);
