import { describe, expect, it } from 'vitest';
import { layOut, type MailContent } from '../../../mail-service/layout.ts';
import { plainName, plainQuote } from '../../../mail-service/plain.ts';
import {
  dueDigestMail,
  dueMail,
  exceptionOverMail,
  expiryMail,
} from '../../../mail-service/remind/dueTexts.ts';
import {
  accountChangeMail,
  amendmentDecidedMail,
  amendmentMail,
} from '../../../mail-service/texts/amendmentMails.ts';
import { invitationMail } from '../../../mail-service/texts/invitationMails.ts';
import {
  decisionMail,
  questionMail,
  receiptMail,
  returnedMail,
  validatedMail,
} from '../../../mail-service/texts/personMails.ts';
import { approvalMail, reviewMail } from '../../../mail-service/texts/staffMails.ts';
import { FORMS } from '../../../src/domain/forms/registry.ts';
import { INTRODUCER_EMAIL, listedForms, makeInvitation, makeParsedUser } from '../../support/factories.ts';
import { MAILS } from '../../support/mails.ts';

const PORTAL = 'https://portal.example';

describe.each(Object.entries(MAILS))('the mail %s', (_, content) => {
  const { subject, text, html } = layOut(content);

  it('a mail has a subject, sender, reason and link, as HTML and text', { tags: ['mail-letter'] }, () => {
    expect(subject).not.toMatch(/undefined|null|\n/);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(1);
    expect(html).toContain('From ');
    expect(text).toMatch(/\n\n-- \nOnboarding Portal\nFrom .+/);
    expect(`${html}${text}`).not.toMatch(/undefined|null|\[object/);
    for (const { label, href } of [...(content.links ?? []), content.button]) {
      expect(new URL(href).origin).toBe(PORTAL);
      expect(text).toContain(`${label}: ${href}`);
      expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
    }
    for (const { label, detail, href } of content.list ?? []) {
      expect(text).toContain(`${label}, ${detail}: ${href}\n`);
      expect(html).toMatch(new RegExp(`href="${href}"[^>]*>${label}</a><br>`));
    }
  });

  it('the first line names who it is about, and the button says what to do', () => {
    const [first] = content.paragraphs;
    expect(first).toMatch(/\b(you|your|Ram Kumar|x{99}…|person|people)(?!\w)/i);
    expect(first).not.toMatch(/^(It|They|This|That|You can|What)\b/);
    expect(content.button.label).not.toMatch(/^(Open|Go to) the portal$/);
  });

  it('a mail loads nothing', () => {
    expect(html).not.toMatch(/<(script|link|form)\b|url\(|src="http/);
  });
});

it.each([
  ['approval-request', 'beside', /Introducer<\/td><td/],
  ['due-item', 'above', /GST Registration Certificate<\/td><\/tr><tr><td/],
])('the mail %s has its labels %s their values', (name, _, row) => {
  expect(layOut(MAILS[name] as MailContent).html).toMatch(row);
});

const PAPERS = 'your PAN card, your Aadhar card (the passport if you are not Indian) and a cancelled cheque.';
it.each([
  ['trainee', PAPERS],
  ['vendor', 'anybody else needs an Aadhar card (the passport if not Indian).'],
] as const)('an invitation of a %s asks for the right documents, until a minute', (usertype, words) => {
  const expiresAt = Date.parse('2026-12-28T10:05:00+05:30');
  const { text } = layOut(invitationMail({ ...makeInvitation({ usertype, expiresAt }), id: 'x' }, PORTAL));
  expect(text).toContain(words);
  expect(text).toContain('The invitation is open until 28 Dec 2026, 10:05 (IST).');
});

const submitted = makeParsedUser({ forms: { status: 1, ...listedForms(1) } });
// R6: the overall status is Submitted, because one of the alternative forms is.
const withOpenForm = makeParsedUser({
  usertype: 'vendor',
  vendortype: 'other',
  forms: { status: 1, ...listedForms(1), msa: 0 },
});
const pending = makeParsedUser({ forms: { bankdetails: 2 } });
const renewed = makeParsedUser({ forms: { ...listedForms(2), status: 4, approved: true } });
const approval = { action: 'acceptasexception', by: 'approver', at: 1, reason: 'Later.' } as const;
const excepted = makeParsedUser({ forms: { ...listedForms(2), status: 5 }, approval });
const NOTHING = 'nothing to do';
const UNCONFIRMED = 'If you have not confirmed your e-mail address yet';
const OPEN = `Still to submit: ${FORMS.msa.title}.`;
const SHOWN = 'The portal shows what is still open.';

it.each<[string, MailContent, words: string, wrong: string]>([
  ['a receipt says that nothing is left', receiptMail(submitted, true, PORTAL), NOTHING, 'Still'],
  ['a receipt asks for the confirmation', receiptMail(submitted, false, PORTAL), UNCONFIRMED, NOTHING],
  ['a receipt names an open form', receiptMail(withOpenForm, true, PORTAL), OPEN, NOTHING],
  ['the notice names an open form', reviewMail(withOpenForm, PORTAL), OPEN, 'submitted everything'],
  ['the last validated form', validatedMail(submitted, ['bankdetails'], PORTAL), NOTHING, SHOWN],
  ['another validated form', validatedMail(pending, ['bankdetails'], PORTAL), SHOWN, NOTHING],
  ['a renewed letter', validatedMail(renewed, ['nonapplicability'], PORTAL), NOTHING, 'decision'],
  [
    'an exception without open work',
    decisionMail(excepted, 'acceptasexception', PORTAL),
    'The approver listed nothing that you still owe.',
    'Please send',
  ],
])('%s: the mail promises no more than is true', (_, content, words, wrong) => {
  const { text } = layOut(content);
  expect(text).toContain(words);
  expect(text).not.toContain(wrong);
});

it('the subject of a receipt does not say that everything is submitted while a form is open', () => {
  expect(receiptMail(withOpenForm, true, PORTAL).subject).toBe('Your forms are with the reviewer');
});

it('a mail about what is due reads right before the day, and after the person sent it', () => {
  const { text } = layOut(dueMail(makeParsedUser(), [{ title: 'A', day: '2027-04-30' }], PORTAL));
  expect(text).toContain('A: due by 30 Apr 2027');
  expect(text).toContain('If you have sent it already, there is nothing to do.');
  const { subject } = dueDigestMail([makeParsedUser()], '2027-04-30', PORTAL);
  expect(subject).toBe('1 person has a letter to sign, due by 30 Apr 2027');
});

const alone = makeParsedUser({ fpoc: '', fpocno: '' });
const MAILED = [
  decisionMail(alone, 'deny', PORTAL),
  returnedMail(alone, ['bankdetails'], PORTAL),
  accountChangeMail(alone, PORTAL),
  amendmentDecidedMail(alone, 'bank', undefined, PORTAL),
  amendmentDecidedMail(alone, 'gst', 'No.', PORTAL),
  amendmentMail(alone, 'taxes', PORTAL),
  reviewMail(alone, PORTAL),
  approvalMail(alone, null, PORTAL, false, []),
  dueMail(alone, [{ title: 'PAN Card' }], PORTAL),
  expiryMail(alone, { title: 'Passport', until: '2026-12-31', way: 'Send it.' }, true, PORTAL),
  exceptionOverMail(alone, [], PORTAL),
];
it.each([
  [{ fpoc: '', fpocno: 'asha@agency.example' }, 'Your introducer, asha@agency.example, can help.'],
  [{ fpoc: 'Asha Rao', fpocno: '' }, 'Your introducer, Asha Rao, can help.'],
])('a mail names the introducer by what %j has', (record, help) => {
  expect(layOut(accountChangeMail(makeParsedUser(record), PORTAL)).text).toContain(help);
});

it.each(MAILED.map((content) => [content.subject, content] as const))(
  'the mail %j has no gap in place of the introducer',
  (_, content) => {
    const { text } = layOut(content);
    expect(text).not.toMatch(/ ,|: \.|^Introducer: *$|introducer gets?| {2}/m);
  },
);

const record = makeParsedUser();

it('a quoted query has hidden numbers', () => {
  const question =
    'Is account 00012345678901 yours? PAN ZZZPK0001Z, Aadhar 2345 6789 0124, of 2026-11-22.\nAnd <b>why</b>?';
  const { text, html } = layOut(questionMail(record, 'bankdetails', question, PORTAL));
  expect(text).toContain(
    '> Is account XXXX8901 yours? PAN XXXX001Z, Aadhar XXXX0124, of 2026-11-22.\n> And <b>why</b>?',
  );
  expect(html).toContain('of 2026-11-22.<br>And &lt;b&gt;why&lt;/b&gt;?');
});

it('one mail lists all forms validated together', () => {
  const { subject, text } = layOut(validatedMail(record, ['bankdetails', 'msa'], PORTAL));
  expect(subject).toBe('2 of your forms are validated');
  expect(text).toContain(`${FORMS.bankdetails.title}, ${FORMS.msa.title}.`);
});

it.each([
  ['Tara\r\nBcc: all@demo.example', 'Tara Bcc: all@demo. example'],
  ['  Tara\u0000\u200B  Rao ', 'Tara Rao'],
  ['मीरा नायर', 'मीरा नायर'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['Tara https://evil.example', 'Tara https: evil. example'],
  ['www.evil.in/login', 'www. evil. in/ login'],
  ['M/s Example Media, Ram S/o Shyam', 'M/s Example Media, Ram S/o Shyam'],
  ['M/s.Example x/y.in', 'M/s. Example x/y. in'],
  ['Anil & Co., (Pvt.) Ltd.', 'Anil & Co., (Pvt.) Ltd.'],
  ['Dr.Ram Kumar Jr.', 'Dr. Ram Kumar Jr.'],
])('the name %j reads %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

it.each([
  'ZZZPK0001Z',
  'zzzpk0001z',
  'ZZZPK 0001 Z',
  'Z Z Z P K 0 0 0 1 Z',
  'ZZZPK\u200B0001Z',
  'ＺＺＺＰＫ０００１Ｚ',
  'ZZZPK०००१Z',
  '27ZZZPK0001Z1ZO',
  'PANZZZPK0001Z',
  '2345 6789 0124',
  '(2345) (6789) (0124)',
  '2345\n6789\n0124',
  '2345\u200C6789\u200D0124',
  '௨௩௪௫௬௭௮௯௦௧௨௪',
  '２３４５６７８９０１２４',
  'A/c001234567890',
  'x234567890124y',
  '+91 98765 43210',
  '0 9 8 7 6 5 4 3 2 1',
  '2026-2712-3456',
  '2026-27-34567',
  '12-11-2026-3456',
])('hides the number in %j', (spelling) => {
  const quote = plainQuote(`Is it ${spelling} or not?`);
  expect(quote).toContain('XXXX');
  expect(quote.replaceAll(/[^\dA-Z]/gi, '')).not.toMatch(/\d{5}|ZZZPK/i);
});

it.each([
  'Valid until 2026-12-31.',
  'Room 1234 A',
  '20,00,000 rupees',
  'the year 2025-26',
  'The letters for 2025-26, 2026–27 are missing.',
  'Send it by 12/11/2026, 10:30.',
  'From 01.04.2026 - 31.03.2027, or 1-4-2026 and 2-4-2026',
  'On 2026-11-22, 3 pages were blank.',
  'Rs 5,00,00,000 (2026-27)',
])('quotes %j as it is', (text) => {
  expect(plainQuote(text)).toBe(text);
});

it('a quote keeps its lines and loses direction marks', () => {
  expect(plainQuote(' One\nTwo\u202E ')).toBe('One\nTwo');
});

describe('the mails about a decision', { tags: ['decision-mails'] }, () => {
  const HELP = `Your introducer, Asha Rao (${INTRODUCER_EMAIL}), can help.`;
  const textOf = (name: string) => layOut(MAILS[name] as MailContent).text;

  const EXCEPTION = 'Your empanelment has been approved as an exception until 31 Mar 2027, for this reason:';
  it.each([
    ['denied', 'Your empanelment was not approved, for this reason:'],
    ['approved', 'Your empanelment has been approved.'],
    ['approved-as-exception', EXCEPTION],
  ])('%s: the result and the reason are first, then what to do and who can help', (name, first) => {
    const [greeting, result, ...rest] = textOf(name).split('\n\n');
    expect(greeting).toMatch(/^Dear /);
    expect(result).toBe(first);
    const next = rest.find((line) => !line.startsWith('>'));
    expect(next).toContain(HELP);
  });

  it('approved: the mail does not say that nothing is due, which a letter of the next year may be', () => {
    const record = makeParsedUser({ forms: { ...listedForms(2), status: 4, approved: true } });
    const { text } = layOut(decisionMail(record, 'accept', PORTAL));
    expect(text).toContain('The dashboard shows what is due, if anything.');
  });

  it('returned: the parts and the reason', () => {
    expect(textOf('returned')).toContain('A reviewer has returned: Bank Details, PAN Card. The reason:');
  });

  it('to the approver: the record first, then the facts, then the three links', () => {
    const text = textOf('approval-request');
    const facts = 'Introducer: .*\nForms: .*\nFlags: 3 flags, 1 of them a duplicate';
    expect(text).toMatch(new RegExp(`Look at the record: http.*${facts}.*Accept: http.*Deny: http`, 's'));
  });

  it('to the review team: what the approver asks for', () => {
    expect(textOf('decision-taken')).toContain('The approver asks for a change of: Bank Details, PAN Card.');
  });
});
