import * as v from 'valibot';
import type { Company } from '../../src/config/portalSettings.ts';
import { stateOfGstin } from '../../src/domain/exports/gstStates.ts';
import type { ConfigFile, Path } from './configFile.ts';
import { CONFIG, type PortalConfig } from './configSchema.ts';
import { isExample } from './examples.ts';

export interface Terminal {
  /** Puts one question; the answer is one line. */
  ask: (question: string) => Promise<string>;
  print: (line: string) => void;
}

type Check = (answer: string) => string | undefined;

const { groupName, portalName, workDomains, companies, mail, mailOrigins } = CONFIG.entries;
const { name, address, gstin } = companies.pipe[0].item.pipe[0].entries;

const TEXTS: [question: string, path: Path, check: Check][] = [
  ['Name of the group', ['groupName'], checkOf(groupName)],
  ['Name of the portal', ['portalName'], checkOf(portalName)],
  ['Sender of the mails', ['mail', 'sender'], checkOf(mail.entries.sender)],
  ['Mails to the GST team', ['mail', 'gstTeam'], checkOf(mail.entries.gstTeam)],
  ['Mails to the approver', ['mail', 'approver'], checkOf(mail.entries.approver)],
  ['Mails to the reviewers', ['mail', 'reviewTeam'], checkOf(mail.entries.reviewTeam)],
];

const LISTS: [question: string, name: 'workDomains' | 'mailOrigins', check: Check][] = [
  ['Work e-mail domains, with commas', 'workDomains', (answer) => checkOf(workDomains)(listOf(answer))],
  [
    'Addresses of the mail service, with commas',
    'mailOrigins',
    (answer) => checkOf(mailOrigins)(listOf(answer)),
  ],
];

/** Asks for each value that is empty, wrong or still an example, until it is right. Enter keeps an example. */
export async function askForValues(
  file: ConfigFile,
  config: PortalConfig,
  terminal: Terminal,
): Promise<void> {
  const texts = new Map(file.texts().map(([path, text]) => [path.join('.'), text]));
  for (const [question, path, check] of TEXTS) {
    const before = texts.get(path.join('.')) ?? '';
    if (check(before) === undefined && !isExample(before)) continue;
    file.set(path, await askUntilRight(terminal, question, before, check));
  }
  for (const [question, list, check] of LISTS) {
    const before = config[list].join(', ');
    if (check(before) === undefined && !config[list].some(isExample)) continue;
    file.set([list], listOf(await askUntilRight(terminal, question, before, check)));
  }
  await askForCompanies(file, config.companies, terminal);
}

async function askForCompanies(
  file: ConfigFile,
  present: PortalConfig['companies'],
  terminal: Terminal,
): Promise<void> {
  const open = [...present.entries()].filter(
    ([, company]) => !v.is(companies.pipe[0].item, company) || Object.values(company).some(isExample),
  );
  if (open.length === 0) return;
  // Most offices are of the same company.
  let lastName = present.find((company) => !isExample(company.name))?.name ?? '';
  for (const [index, before] of open) {
    const question = `Company ${index + 1} of ${present.length}, GSTIN (- removes the company)`;
    const number = await askUntilRight(terminal, question, before.gstin, orElse('-', checkOf(gstin)));
    if (number === '-') {
      file.remove(['companies', index]);
      continue;
    }
    const known = isExample(before.name) && lastName ? lastName : before.name;
    const company = await askForOffice(number, { ...before, name: known }, terminal);
    lastName = company.name;
    for (const [field, value] of Object.entries(company)) file.set(['companies', index, field], value);
  }
  for (;;) {
    const question = 'Another company: its GSTIN, or Enter to go on';
    const number = await askUntilRight(terminal, question, '', orElse('', checkOf(gstin)));
    if (number === '') return;
    const company = await askForOffice(number, { name: lastName, address: '' }, terminal);
    lastName = company.name;
    file.append(['companies'], { ...company });
  }
}

async function askForOffice(
  number: string,
  before: Pick<Company, 'name' | 'address'>,
  terminal: Terminal,
): Promise<Company> {
  const state = stateOfGstin(number);
  return {
    name: await askUntilRight(terminal, '  Legal name', before.name, checkOf(name)),
    state,
    address: await askUntilRight(terminal, `  Address in ${state}`, before.address, checkOf(address)),
    gstin: number,
  };
}

/** Lets one answer through that is no value. */
function orElse(other: string, check: Check): Check {
  return (answer) => (answer === other ? undefined : check(answer));
}

async function askUntilRight(
  { ask, print }: Terminal,
  question: string,
  before: string,
  check: Check,
): Promise<string> {
  for (;;) {
    const answer = (await ask(`${question}${before && ` [${before}]`}: `)).trim() || before;
    const wrong = check(answer);
    if (wrong === undefined) return answer;
    print(`  ${wrong}`);
  }
}

function checkOf(schema: v.GenericSchema): (value: unknown) => string | undefined {
  return (value) => v.safeParse(schema, value).issues?.[0].message;
}

function listOf(answer: string): string[] {
  return answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
