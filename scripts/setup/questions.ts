import * as v from 'valibot';
import { stateOfGstin } from '../../src/domain/gstStates.ts';
import { COMPANY } from './configFields.ts';
import { CONFIG, type PortalConfig } from './configSchema.ts';
import { isExample } from './examples.ts';

export interface Terminal {
  /** Asks one question; the answer is one line. */
  ask: (question: string) => Promise<string>;
  print: (line: string) => void;
}

type Company = PortalConfig['companies'][number];
type Check = (answer: string) => string | undefined;

const { name, address, gstin } = COMPANY.entries;

/**
 * Asks for each value that is empty, wrong or still an example, until it is valid. Enter keeps an example.
 */
export async function askForValues(config: PortalConfig, terminal: Terminal): Promise<PortalConfig> {
  const { entries } = CONFIG;
  const teams = entries.mail.entries;
  const ask = async <Value extends string | string[]>(
    question: string,
    before: Value,
    schema: v.GenericSchema<Value>,
  ): Promise<Value> => {
    const all = [before].flat();
    if (v.is(schema, before) && !all.some(isExample)) return before;
    const read = (answer: string) => (Array.isArray(before) ? listOf(answer) : answer) as Value;
    const check: Check = (answer) => checkOf(schema)(read(answer));
    return read(await askUntilRight(terminal, question, all.join(', '), check));
  };
  const { mail, privacy } = config;
  return {
    ...config,
    groupName: await ask('Name of the group', config.groupName, entries.groupName),
    portalName: await ask('Name of the portal', config.portalName, entries.portalName),
    mail: {
      sender: await ask('Sender of the mails', mail.sender, teams.sender),
      gstTeam: await ask('Mails to the GST team', mail.gstTeam, teams.gstTeam),
      approver: one(
        await ask('Mails to the approvers, with commas', [mail.approver].flat(), teams.approver.options[1]),
      ),
      reviewTeam: await ask('Mails to the reviewers', mail.reviewTeam, teams.reviewTeam),
    },
    workDomains: await ask('Work e-mail domains, with commas', config.workDomains, entries.workDomains),
    mailOrigins: await ask(
      'Addresses of the mail service, with commas',
      config.mailOrigins,
      entries.mailOrigins,
    ),
    companies: await askForCompanies(config.companies, terminal),
    privacy: {
      ...privacy,
      contact: await ask(
        'Address for questions about personal data',
        privacy.contact,
        entries.privacy.entries.contact,
      ),
    },
  };
}

async function askForCompanies(present: readonly Company[], terminal: Terminal): Promise<Company[]> {
  const isOpen = (company: Company) => !v.is(COMPANY, company) || Object.values(company).some(isExample);
  if (!present.some(isOpen)) return [...present];
  const companies: Company[] = [];
  // Most offices belong to the same company.
  let lastName = present.find((company) => !isExample(company.name))?.name ?? '';
  const askForOffice = async (number: string, office: Pick<Company, 'name' | 'address'>) => {
    const state = stateOfGstin(number);
    lastName = await askUntilRight(terminal, '  Legal name', office.name, checkOf(name));
    const place = await askUntilRight(terminal, `  Address in ${state}`, office.address, checkOf(address));
    companies.push({ name: lastName, state, address: place, gstin: number });
  };
  for (const [index, before] of present.entries()) {
    if (!isOpen(before)) {
      companies.push(before);
      continue;
    }
    const question = `Company ${index + 1} of ${present.length}, GSTIN (- removes the company)`;
    const number = await askUntilRight(terminal, question, before.gstin, orElse('-', checkOf(gstin)));
    if (number === '-') continue;
    const known = isExample(before.name) && lastName ? lastName : before.name;
    await askForOffice(number, { name: known, address: before.address });
  }
  for (;;) {
    const question = 'Another company: its GSTIN, or Enter to go on';
    const number = await askUntilRight(terminal, question, '', orElse('', checkOf(gstin)));
    if (number === '') return companies;
    await askForOffice(number, { name: lastName, address: '' });
  }
}

/** Accepts one answer that is not a value. */
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

/** One address as a text, as in a file of an earlier version. */
function one(addresses: string[]): string | string[] {
  const [first = '', ...others] = addresses;
  return others.length > 0 ? addresses : first;
}
