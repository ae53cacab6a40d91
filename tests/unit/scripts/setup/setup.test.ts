import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { ROOT } from '../../../../dev/project.ts';
import portalConfig from '../../../../portal.config.json' with { type: 'json' };
import { GENERATED_FILES } from '../../../../scripts/setup/blocks.ts';
import { CONFIG as CONFIG_SCHEMA, type PortalConfig } from '../../../../scripts/setup/configSchema.ts';
import { ruleOf } from '../../../../scripts/setup/formRules.ts';
import { setUp } from '../../../../scripts/setup/setup.ts';
import { FORM_LIST } from '../../../../src/domain/forms/registry.ts';

const { colours, companies, mail } = portalConfig;

const CONFIG = 'portal.config.json';
const EXAMPLES = /still has an example/;

let root: string;
let printed: string[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const file of [CONFIG, ...GENERATED_FILES, 'public/logo.svg'])
    cpSync(join(ROOT, file), join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const everything = () => Object.fromEntries([CONFIG, ...GENERATED_FILES].map((file) => [file, read(file)]));

/** @throws Error when it changes nothing */
function edit(file: string, change: (text: string) => string): void {
  const before = read(file);
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed.`);
  writeFileSync(join(root, file), after);
}

/** With answers it is a terminal that enters them one by one and then presses Enter. */
async function run(words: string, answers?: readonly string[]): Promise<number> {
  printed = [];
  const left = [...(answers ?? [])];
  const ask = async (question: string) => {
    printed.push(question);
    return left.shift() ?? '';
  };
  return setUp(words.split(' ').filter(Boolean), {
    root,
    ask: answers && ask,
    print: (line) => printed.push(line),
  });
}

const GOA = {
  name: "D'Souza Media",
  state: 'Goa',
  address: "1, D'Souza House, Panaji 403001",
  gstin: '30ZZZCA0001Z1Z2',
};

/** Changes the values of the configuration. */
const editConfig = (change: (config: PortalConfig) => void) =>
  edit(CONFIG, (text) => {
    const config = JSON.parse(text) as PortalConfig;
    change(config);
    return JSON.stringify(config);
  });

it('setup writes a new domain and company everywhere, once', { tags: ['config-once'] }, async () => {
  cpSync(join(root, '.env.example'), join(root, '.env.local'));
  writeFileSync(join(root, '.env.staging'), 'VITE_WORK_EMAIL_DOMAINS=staging.in\n');
  editConfig((config) => {
    config.workDomains[1] = 'media.in';
    config.companies.unshift(GOA);
  });
  expect(await run('--check')).toBe(1);
  expect(printed).toEqual([
    expect.stringMatching(
      /^firestore\.rules:\d+ {2}This differs from portal\.config\.json\. Run npm run setup\.$/,
    ),
    expect.stringMatching(/^storage\.rules:\d+ /),
    expect.stringMatching(/^\.env\.example:1\d /),
    expect.stringMatching(/^\.env\.local:1\d /),
  ]);

  expect(await run('--write')).toBe(0);
  const domains = ['agency.example', 'media.in', 'digital.example', 'creative.example'];
  expect(read('firestore.rules')).toContain(`return ['${domains.join("', '")}'];`);
  expect(read('firestore.rules')).toContain(`        "Goa|1, D'Souza House, Panaji 403001|30ZZZCA0001Z1Z2",`);
  expect(read('firestore.rules').match(/\|\d{2}ZZZCA0001Z1Z/g)).toHaveLength(6);
  for (const file of ['.env.example', '.env.local']) {
    expect(read(file)).toContain(`\nVITE_WORK_EMAIL_DOMAINS=${domains.join(',')}\n`);
  }
  expect(read('.env.staging')).toBe('VITE_WORK_EMAIL_DOMAINS=staging.in\n');

  const after = everything();
  expect(await run('--write')).toBe(0);
  expect(everything()).toEqual(after);
  expect(await run('--check')).toBe(0);
});

it('setup makes the rules ask for the agreement in the mode ask', { tags: ['notice-ask'] }, async () => {
  const versionIn = (rules: string) => /'(notice-[\w-]+)'/.exec(rules)?.[1];
  const before = read('firestore.rules');
  expect(before).not.toContain('getAfter(/databases/$(database)/documents/consents');
  editConfig(({ privacy }) => {
    privacy.consent = 'ask';
  });
  expect(await run('--write')).toBe(0);
  const after = read('firestore.rules');
  expect(after).toContain("return 'agreed';");
  expect(after).toContain(
    '&& getAfter(/databases/$(database)/documents/consents/$(uid)/events/$(noticeVersion())).data.kind',
  );
  expect(versionIn(after)).not.toBe(versionIn(before));
});

it('setup accepts one approver or several, each once', { tags: ['config-mail'] }, async () => {
  const [dev, asha] = ['dev@agency.in', 'asha@agency.in'];
  const setUpWith = (approver: string | string[]) => {
    editConfig(({ mail }) => void Object.assign(mail, { approver }));
    return run('--write');
  };
  for (const approver of [dev, [dev], [dev, asha]]) expect(await setUpWith(approver)).toBe(0);
  for (const approver of [[], ['dev'], [dev, dev], 'dev']) {
    expect(await setUpWith(approver), `${approver}`).toBe(1);
    expect(printed.join()).toContain('mail.approver');
  }
});

it.each([
  ['firestore.rules', "'bankdetails': 0"],
  ['storage.rules', "'bankdetails') < 2"],
  ['firestore.indexes.json', '"forms.bankdetails"'],
])('setup writes the lists of forms in %s', { tags: ['config-once'] }, async (file, place) => {
  const before = read(file);
  edit(file, (text) => text.replace(place, place.replace('bankdetails', 'bank')));
  const line = before.slice(0, before.indexOf(place)).split('\n').length;
  expect(await run('--check')).toBe(1);
  expect(printed).toEqual([
    `${file}:${line}  This differs from src/domain/forms/registry.ts. Run npm run setup.`,
  ]);
  expect(await run('--write')).toBe(0);
  expect(read(file)).toBe(before);
});

it.each(FORM_LIST.filter(({ key }) => key !== 'vendorform'))(
  'firestore.rules has a hand-written rule of $key',
  (form) => {
    const head = `function ${ruleOf(form)} {`;
    const remedy = `Write the rule of the fields of ${form.key} in firestore.rules: ${head}`;
    expect(read('firestore.rules').includes(head), remedy).toBe(true);
  },
);

it('setup keeps the text around a block and stops when the block is missing', async () => {
  edit('firestore.rules', (text) => text.replaceAll(/.*Generated by npm run setup.*\n/g, ''));
  const before = everything();
  await expect(run('--write')).rejects.toThrow(/^firestore\.rules {2}The place .* is missing/);
  expect(everything()).toEqual(before);
});

it('setup was run in this repository', { tags: ['config-once', 'signup-domains'] }, async () => {
  expect(await run('--check')).toBe(0);
});

it('reports an invalid configuration in one list with paths', { tags: ['config-questions'] }, async () => {
  editConfig((config) => {
    config.workDomains = ['Agency.example', '@media.example'];
    Object.assign(config.companies[0] ?? {}, { gstin: '27ZZZCA0001Z1ZX' });
    Object.assign(config.companies[2] ?? {}, { state: 'Karnataka' });
    config.mail.gstTeam = 'gst-team';
    config.mailOrigins = ['http://mail.example/v2'];
    config.logo = '/brand.svg';
    config.colours.light.accent = '#8c9eff';
  });
  const before = everything();
  expect(await run('--write')).toBe(1);
  expect(everything()).toEqual(before);
  expect(printed.every((line) => line.startsWith(`${CONFIG}  `))).toBe(true);
  expect(printed.map((line) => line.slice(CONFIG.length + 2))).toEqual([
    'workDomains.0: Agency.example is no domain such as agency.in, in small letters and without @.',
    'workDomains.1: @media.example is no domain such as agency.in, in small letters and without @.',
    expect.stringMatching(/^companies\.0\.gstin: 27ZZZCA0001Z1ZX is no GSTIN of a state\. The check digit/),
    'companies.2.state: 06ZZZCA0001Z1ZT is of Haryana, not of Karnataka.',
    'companies.3: Karnataka has two companies, but a declaration is addressed by state: keep one.',
    'mail.gstTeam: gst-team is no e-mail address.',
    'mailOrigins.0: http://mail.example/v2 is not of the form https://mail.agency.in.',
    'colours.light.accent: White text on #8c9eff has a contrast of 2.5 to 1, and needs 4.5.',
    'colours.light.accent: #8c9eff on page #f6f5f1 has a contrast of 2.3 to 1, and needs 4.5.',
    'colours.light.accent: #8c9eff on card #ffffff has a contrast of 2.5 to 1, and needs 4.5.',
    'logo: There is no file public/brand.svg.',
  ]);
});

const ADDRESS = 'It has a line break, a mark of the writing direction, < or > in it.';
it.each<[path: string, value: unknown, problem: string]>([
  ['workDomains', [], 'Without a domain nobody can sign up as an introducer.'],
  ['mail.gstTeam', undefined, 'It is missing.'],
  ['mail.gsTeam', 'a@b.in', 'There is no such setting.'],
  ['companies', 'Silver', 'It is no list.'],
  ['colours.light.line', 'grey', 'grey is no colour such as #336699.'],
  ['usualDays.review', 'soon', 'soon is no number of days such as 3, or 3 to 5.'],
  ['privacy.consent', 'maybe', 'maybe is neither notice nor ask.'],
  ['privacy.board', 'javascript:alert(1)', 'It is no address that begins with https://.'],
  ['privacy.keptYears', 0, 'The law asks for one year at least.'],
  ['groupName', '', 'A text is missing.'],
  ['groupName', 'Silver ', 'It begins or ends with a blank.'],
  ...['\u202e', '\u2066', '\u200f', '\u061c', '\u2028', '\u2029', '\n'].map(
    (mark): [string, string, string] => ['companies.1.address', `1 Marine${mark}Drive`, ADDRESS],
  ),
  ...['//*.agency.in', '//a.in;script-src', "//a.in,'unsafe-inline'", '//a.in *', '//a.in"'].map(
    (origin): [string, string, string] => [
      'mailOrigins.0',
      `https:${origin}`,
      `https:${origin} is not of the form https://mail.agency.in.`,
    ],
  ),
])(
  'an invalid configuration reports %s: %j',
  { tags: ['config-questions'] },
  async (path, value, problem) => {
    editConfig((config) => {
      const keys = path.split('.');
      const last = keys.pop() ?? '';
      const place = keys.reduce<object>((found, key) => Reflect.get(found, key), config);
      Reflect.set(place, last, value);
    });
    expect(await run('--check')).toBe(1);
    expect(printed[0]).toBe(`${CONFIG}  ${path}: ${problem}`);
  },
);

it('an invalid configuration that is not JSON is reported', { tags: ['config-questions'] }, async () => {
  edit(CONFIG, (text) => text.replace('}', '},'));
  expect(await run('--check')).toBe(1);
  expect(printed).toEqual([`${CONFIG}  This is no JSON. Restore it from git.`]);
});

test("the JSON Schema for editors equals the program's schema", async () => {
  // `npx vitest run -u` on this file updates it.
  const schema = toJsonSchema(CONFIG_SCHEMA, { errorMode: 'ignore' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    join(ROOT, 'portal.config.schema.json'),
  );
});

it('questions replace each example and are asked once', { tags: ['config-questions'] }, async () => {
  const before = JSON.parse(read(CONFIG)) as PortalConfig;
  const answers = [
    ...[
      'Silver Media',
      'portal@silver.in',
      'gst',
      'gst@silver.in',
      'approvals@silver.in',
      'review@silver.in',
    ],
    ...['silver.in, Gold', 'silver.in, silver-digital.in', 'https://mail.silver.in'],
    ...[
      '27AABCA0001Z1Z9',
      '27AABCA0001Z1ZH',
      'Silver Media Private Limited',
      '1 Marine Drive, Mumbai 400020',
    ],
    ...['36AABCA0001Z1ZI', "D'Souza Media", '2 Tank Bund, Hyderabad 500080'],
    ...['-', '-', '-'],
    ...['30AABCA0001Z1ZU', 'Silver Media Goa', '3 River Road, Panaji 403001'],
    ...['32aabca0001z1zq', '32AABCA0001Z1ZQ', '', '4 Beach Road, Kochi 682001'],
    ...['', 'privacy@silver.in'],
  ];
  expect(await run('', answers)).toBe(0);
  expect(printed).toContain('Name of the group [Example Media Group]: ');
  expect(printed).toContain('  gst is no e-mail address.');
  expect(printed).toContain('  Gold is no domain such as agency.in, in small letters and without @.');
  expect(printed).toContain('  Legal name [Silver Media Private Limited]: ');
  expect(printed).toContain('  Address in Goa: ');
  expect(printed).toContain('  Write it as 32AABCA0001Z1ZQ.');
  expect(printed.filter((line) => EXAMPLES.test(line))).toEqual([]);

  const config = JSON.parse(read(CONFIG)) as PortalConfig;
  expect(config).toMatchObject({
    ...{ $schema: before.$schema, portalName: before.portalName, colours: before.colours },
    groupName: 'Silver Media',
    workDomains: ['silver.in', 'silver-digital.in'],
    mail: { sender: 'portal@silver.in', gstTeam: 'gst@silver.in' },
    privacy: { ...before.privacy, contact: 'privacy@silver.in' },
  });
  expect(config.companies.map(({ name, state }) => [name, state])).toEqual([
    ['Silver Media Private Limited', 'Maharashtra'],
    ["D'Souza Media", 'Telangana'],
    ['Silver Media Goa', 'Goa'],
    ['Silver Media Goa', 'Kerala'],
  ]);
  expect(read('firestore.rules')).toContain('|3 River Road, Panaji 403001|');

  const after = everything();
  expect(await run('', [])).toBe(0);
  expect(printed).toEqual(['Everything is as portal.config.json says.']);
  expect(everything()).toEqual(after);
});

it('Enter keeps an example and changes nothing', { tags: ['config-questions'] }, async () => {
  const before = everything();
  expect(await run('', [])).toBe(0);
  expect(everything()).toEqual(before);
  expect(printed.filter((line) => EXAMPLES.test(line))).toHaveLength(6);
});

test('no other file of the program copies a value', { tags: ['config-once'] }, () => {
  const values = [
    ...companies.flatMap(({ address, gstin }) => [address, gstin]),
    ...Object.values(mail),
    ...Object.values(colours.light),
    ...Object.values(colours.dark),
  ].filter((value) => value !== '#ffffff');
  const files = ['src', 'dev', 'scripts', 'mail-service'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const copies = ['index.html', ...files.filter((file) => /\.(tsx?|s?css|ya?ml|html)$/.test(file))].flatMap(
    (file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return values.filter((value) => text.includes(value)).map((value) => `${file}: ${value}`);
    },
  );
  expect(copies).toEqual([]);
});
