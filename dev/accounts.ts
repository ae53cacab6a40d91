import config from '../portal.config.json' with { type: 'json' };

export const DEMO_PASSWORD = 'Demo@1234';

export interface DemoAccount {
  /** A fixed uid, so that links to a person stay valid; it has the length of a real uid. */
  uid: string;
  email: string;
  name: string;
  /** For the table that `npm run dev` prints. */
  state: string;
  claims?: Record<string, boolean>;
}

export const DEMO_ACCOUNTS = {
  introducer: {
    uid: 'demoIntroducer000000000intr0',
    email: `introducer@${config.workDomains[0]}`,
    name: 'Isha Introducer',
    state: 'introducer',
  },
  trainee: {
    uid: 'demoTrainee000000000000tra1n',
    email: 'trainee@demo.example',
    name: 'Tara Trainee',
    state: 'trainee, profile filled, every form pending',
  },
  submitted: {
    uid: 'demoSubmitted0000000000subm1',
    email: 'submitted@demo.example',
    name: 'Sunil Submitted',
    state: 'trainee, everything submitted',
  },
  approved: {
    uid: 'demoApproved00000000000appr2',
    email: 'approved@demo.example',
    name: 'Asha Approved',
    state: 'trainee, validated and approved',
  },
  queries: {
    uid: 'demoQueries000000000000quer3',
    email: 'queries@demo.example',
    name: 'Qadir Queries',
    state: 'trainee, bank form sent back with queries',
  },
  reviewer: {
    uid: 'demoReviewer00000000000revi4',
    email: `reviewer@${config.workDomains[0]}`,
    name: 'Ravi Reviewer',
    state: 'reviewer',
    claims: { reviewer: true },
  },
  approver: {
    uid: 'demoApprover00000000000aprv5',
    email: `approver@${config.workDomains[0]}`,
    name: 'Anita Approver',
    state: 'approver',
    claims: { approver: true },
  },
} as const satisfies Record<string, DemoAccount>;
