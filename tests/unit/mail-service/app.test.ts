import { beforeEach, describe, expect, it } from 'vitest';
import { listedForms, TRAINEE_UID } from '../../support/factories.ts';
import {
  ABOUT_TRAINEE,
  APPROVER,
  answerWith,
  decided,
  GST,
  GSTIN,
  giveAmendment,
  giveDelegation,
  giveDocuments,
  giveTrainee,
  makeService,
  RECEIPT,
  REVIEWER,
  reads,
  startDatabase,
  TRAINEE,
  WELCOME,
} from '../../support/mailApp.ts';

beforeEach(startDatabase);

const [asha, dev, ravi] = ['asha@agency.example', 'dev@agency.example', 'ravi@agency.example'];
const VALIDATED = { kind: 'formvalidated', uid: TRAINEE_UID, forms: ['bankdetails'] };

it('sendgst mails the facts of the record to the GST team', { tags: ['mail-recipients'] }, async () => {
  const { mails, post } = makeService();
  const response = await post('sendgst', GST, TRAINEE);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    messageID: expect.stringMatching(/^<[\da-f]{32}@agency.example>$/),
  });
  expect(mails).toMatchObject([{ to: 'gst-team@agency.example', subject: 'GSTIN of Ram Kumar' }]);
  expect(mails[0]?.text).toContain(`GSTIN: ${GSTIN}`);
});

it('the mail contains the reason and the end date of a decision', async () => {
  const reason = 'The cheque is of another account.\nPlease send a new one.';
  decided('deny', { reason, until: '2027-03-31' });
  const { mails, post } = makeService();
  await post('welcomemail', { ...WELCOME, action: 'deny' }, APPROVER, ABOUT_TRAINEE);
  expect(mails[0]?.text).toContain('> The cheque is of another account.\n> Please send a new one.');
  expect(mails[0]?.text).toContain('31 Mar 2027');
});

it.each([
  ['another address', 'sendgst', { ...GST, email: 'else@demo.example' }, TRAINEE, 409],
  ['a GSTIN that is not saved', 'sendgst', { ...GST, gstin: '29ZZZPK0001Z1ZO' }, TRAINEE, 409],
  ['nobody with a record', 'sendgst', GST, { sub: 'stranger' }, 404],
  ['a decision that is not recorded', 'welcomemail', { ...WELCOME, action: 'deny' }, APPROVER, 409],
  ['another person', 'welcomemail', { ...WELCOME, email: 'else@demo.example' }, APPROVER, 409],
  ['another introducer', 'welcomemail', { ...WELCOME, introducerEmail: ravi }, APPROVER, 409],
  ['a trainee in place of the approver', 'welcomemail', WELCOME, TRAINEE, 403],
])('%s is refused: %s', async (_, call, body, claims, status) => {
  decided('accept');
  const { mails, post } = makeService();
  expect((await post(call, body, claims, ABOUT_TRAINEE)).status).toBe(status);
  expect(mails).toEqual([]);
});

it('welcomemail without the header X-Record is refused', async () => {
  const response = await makeService().post('welcomemail', WELCOME, APPROVER);
  const error = 'The header X-Record with the uid of the person is missing.';
  expect([response.status, await response.json()]).toEqual([400, { error }]);
});

it("a record is read with the caller's token, without bank details", { tags: ['mail-rights'] }, async () => {
  await makeService().post('sendgst', GST, TRAINEE, { 'X-Firebase-AppCheck': 'proof' });
  const [read] = reads;
  expect(read?.headers.get('Authorization')).toMatch(/^Bearer ey/);
  expect(read?.headers.get('X-Firebase-AppCheck')).toBe('proof');
  expect(read?.url.searchParams.getAll('mask.fieldPaths')).not.toContain('bankDetails');
  expect(read?.url.searchParams.getAll('mask.fieldPaths').length).toBeGreaterThan(5);
});

it.each<[string, () => Promise<Response>, number]>([
  ['the rules deny it', () => Promise.resolve(Response.json({}, { status: 403 })), 403],
  ['the database fails', () => Promise.resolve(new Response('Sorry', { status: 500 })), 503],
  ['the database answers garbage', () => Promise.resolve(new Response('<html>')), 503],
  ['the database is away', () => Promise.reject(new TypeError('fetch failed')), 503],
])('%s: sends no mail', async (_, answer, status) => {
  answerWith(answer);
  const { mails, post } = makeService();
  expect((await post('sendgst', GST, TRAINEE)).status).toBe(status);
  expect(mails).toEqual([]);
});

it.each(['..', '__id__', 'a/b', 'a\u0000'])('a uid such as %s reads nothing', async (uid) => {
  const { post } = makeService();
  expect((await post('approvalmail', { uid }, REVIEWER)).status).toBe(404);
  expect(reads).toEqual([]);
});

it.each(['', 'a@demo.example\r\nBcc: b@demo.example'])(
  'an address such as %j gets no mail',
  async (email) => {
    giveTrainee({ email, forms: { status: 1 } });
    const { mails, post } = makeService();
    expect((await post('notice', RECEIPT, TRAINEE)).status).toBe(409);
    expect(mails).toEqual([]);
  },
);

it.each([
  ['what the approver named', { waived: ['PANTANCard'] }, 'PAN Card; Bank Details'],
  ['what is missing, where the approver named nothing', {}, 'Aadhar Card; PAN Card; Bank Details'],
] as const)('the mail about an exception asks for %s, as the dashboard does', async (_, terms, titles) => {
  giveTrainee({
    isGSTApplicable: 'no',
    forms: { ...listedForms(2), status: 5, approved: true, bankdetails: 0 },
    approval: { action: 'acceptasexception', by: 'approverUid', at: 1, until: '2027-03-31', ...terms },
  });
  const { mails, post } = makeService();
  await post('welcomemail', { ...WELCOME, action: 'acceptasexception' }, APPROVER, ABOUT_TRAINEE);
  expect(mails[0]?.text).toContain(`Please send by 31 Mar 2027: ${titles}.`);
});

describe('while a document is missing', { tags: ['mail-letter'] }, () => {
  const link = 'https://files.example/1';
  const textOf = async (kind: string, caller: object) => {
    giveTrainee({
      isGSTApplicable: 'no',
      forms: { status: 1, ...listedForms(1), ...(kind === 'formvalidated' && { bankdetails: 2 }) },
    });
    const { mails, post } = makeService();
    await post('notice', kind === 'formvalidated' ? VALIDATED : { ...RECEIPT, kind }, caller);
    return mails[0]?.text ?? '';
  };

  it('receipt and notice name it, and do not say that everything is submitted', async () => {
    giveDocuments({ CompanyCertificate: link });
    for (const kind of ['receipt', 'readyforreview']) {
      expect(await textOf(kind, TRAINEE)).toContain('Still to submit: PAN Card.');
    }
    giveDocuments({ CompanyCertificate: link, PANTANCard: link });
    expect(await textOf('receipt', TRAINEE)).toContain('Everything that is needed has been submitted');
  });

  it('a mail about a validated form does not say that there is nothing to do', async () => {
    expect(await textOf('formvalidated', REVIEWER)).toContain('The portal shows what is still open.');
    giveDocuments({ CompanyCertificate: link, PANTANCard: link });
    expect(await textOf('formvalidated', REVIEWER)).toContain('There is nothing to do.');
  });
});

/** The mails of a request for approval to these approvers. */
const request = async (approvers: readonly string[]) => {
  giveTrainee({ forms: { status: 3 } });
  const { mails, post } = makeService({ environment: { APPROVER_EMAIL: approvers.join(', ') } });
  expect((await post('approvalmail', { uid: TRAINEE_UID }, REVIEWER)).status).toBe(200);
  return mails;
};

it('the first approver gets a request, the others a copy', { tags: ['config-mail'] }, async () => {
  expect(await request([dev, asha, ravi])).toMatchObject([{ to: dev, cc: [asha, ravi] }]);
});

it.each([
  ['accountchange', { status: 1, submittedAt: 1 }, 'Your bank account is about to change'],
  ['amendmentdecided', { status: 3 }, 'Your change is in force: bank account'],
])('%s reaches a person whose introducer has no address', async (kind, amendment, subject) => {
  giveTrainee({ fpocno: '' });
  giveAmendment('bank', amendment);
  const { mails, post } = makeService();
  await post('notice', { kind, uid: TRAINEE_UID, about: 'bank' }, { ...REVIEWER });
  expect(mails).toMatchObject([{ to: 'trainee@demo.example', subject }]);
  expect(mails[0]?.cc).toBeUndefined();
});

describe('while an approver is away', { tags: ['deputy-set'] }, () => {
  it('an approval request goes to the deputy, and names both', async () => {
    giveDelegation('Asha@Agency.example', dev);
    const [mail] = await request([asha, ravi]);
    expect(mail).toMatchObject({ to: dev, cc: [ravi] });
    expect(mail?.text).toContain('Dev Patil decides on behalf of Asha Rao until');
  });

  it('a deputy who is an approver of the list gets the request once', async () => {
    giveDelegation(asha, dev);
    const mails = await request([asha, dev]);
    expect(mails).toMatchObject([{ to: dev }]);
    expect(mails[0]).not.toHaveProperty('cc');
  });

  it('the deputy of a deputy gets no mail of the first approver', async () => {
    giveDelegation(asha, dev);
    giveDelegation(dev, ravi);
    expect(await request([asha])).toMatchObject([{ to: dev }]);
  });

  it.each([
    ['has not begun', { from: Date.now() + 3_600_000 }],
    ['is over', { until: Date.now() - 60_000 }],
    ['lacks its times', { from: 'now', until: null }],
  ])('a delegation that %s changes no recipient', async (_, change) => {
    giveDelegation(asha, dev, change);
    const [mail] = await request([asha]);
    expect(mail?.to).toBe(asha);
    expect(mail?.text).not.toContain('on behalf of');
  });
});

it.each(['/healthz', '/health'])('%s reports to everyone that the service runs', async (path) => {
  const response = await makeService().app.request(path);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
