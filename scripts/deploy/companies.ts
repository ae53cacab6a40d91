import { validateGstin } from '../../src/domain/validators/gstin.ts';
import { type Literal, literalsIn, type Section, sectionOf } from './literals.ts';
import { FILES, lineOf, type Problem, type Setup } from './setup.ts';

/** One office as a file has it; the state code stands in the program only. */
interface Office {
  line: number;
  state: string;
  address: string;
  gstin: string;
  stateCode?: string;
  /** Of the GSTIN. */
  gstinLine: number;
}

const EXAMPLE_ADDRESS = /\b(Example|Sample|Specimen)\b/;

/** The codes that a GSTIN starts with. A state in another spelling is not looked up. */
const STATES: readonly (readonly [code: string, name: string])[] = [
  ['01', 'Jammu and Kashmir'],
  ['02', 'Himachal Pradesh'],
  ['03', 'Punjab'],
  ['04', 'Chandigarh'],
  ['05', 'Uttarakhand'],
  ['06', 'Haryana'],
  ['07', 'Delhi'],
  ['08', 'Rajasthan'],
  ['09', 'Uttar Pradesh'],
  ['10', 'Bihar'],
  ['11', 'Sikkim'],
  ['12', 'Arunachal Pradesh'],
  ['13', 'Nagaland'],
  ['14', 'Manipur'],
  ['15', 'Mizoram'],
  ['16', 'Tripura'],
  ['17', 'Meghalaya'],
  ['18', 'Assam'],
  ['19', 'West Bengal'],
  ['20', 'Jharkhand'],
  ['21', 'Odisha'],
  ['22', 'Chhattisgarh'],
  ['23', 'Madhya Pradesh'],
  ['24', 'Gujarat'],
  ['26', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27', 'Maharashtra'],
  ['29', 'Karnataka'],
  ['30', 'Goa'],
  ['31', 'Lakshadweep'],
  ['32', 'Kerala'],
  ['33', 'Tamil Nadu'],
  ['34', 'Puducherry'],
  ['35', 'Andaman and Nicobar Islands'],
  ['36', 'Telangana'],
  ['37', 'Andhra Pradesh'],
  ['38', 'Ladakh'],
];

/** A company table that is still the example, has GSTINs that cannot be, or differs between program and rules (R6). */
export function companyProblems({ texts }: Setup): Problem[] {
  const program = texts[FILES.companies] ?? '';
  const table = sectionOf(program, /COMPANIES[^=]*=\s*\[/);
  const offices = officesIn(table, 'gstin');
  const rule = sectionOf(texts[FILES.rules] ?? '', /function companies\(\)\s*\{/);
  const inRules = officesIn(rule, 'gstinNumber');
  if (!table || offices.length === 0) {
    return [{ file: FILES.companies, line: 1, what: 'No offices can be read from COMPANIES.' }];
  }
  if (!rule || inRules.length === 0) {
    return [{ file: FILES.rules, line: rule?.line ?? 1, what: 'No offices can be read from companies().' }];
  }
  return [
    ...groupProblems(program),
    ...exampleProblems(FILES.companies, 'The company table', offices),
    ...exampleProblems(FILES.rules, 'companies()', inRules),
    ...offices.flatMap((office) => gstinProblems(office)),
    ...repeatedProblems(offices),
    ...differenceProblems(offices, table, inRules, rule),
  ];
}

function officesIn(section: Section | undefined, gstinKey: string): Office[] {
  const offices: Office[] = [];
  for (const { key, value, line } of section ? literalsIn(section) : ([] as Literal[])) {
    if (key === 'state') offices.push({ line, state: value, address: '', gstin: '', gstinLine: line });
    const office = offices.at(-1);
    if (!office) continue;
    if (key === 'address') office.address = value;
    if (key === 'stateCode') office.stateCode = value;
    if (key === gstinKey) Object.assign(office, { gstin: value, gstinLine: line });
  }
  return offices;
}

function groupProblems(program: string): Problem[] {
  if (!/GROUP_NAME = 'Example /.test(program)) return [];
  const line = lineOf(program, 'GROUP_NAME');
  return [
    {
      file: FILES.companies,
      line,
      what: 'GROUP_NAME is still the example. It stands on every printed letter.',
    },
  ];
}

function isExample({ gstin, address }: Office): boolean {
  return gstin.slice(2, 5) === 'ZZZ' || EXAMPLE_ADDRESS.test(address);
}

function exampleProblems(file: string, name: string, offices: Office[]): Problem[] {
  const examples = offices.filter(isExample);
  const [first] = examples;
  if (!first) return [];
  const states = examples.map(({ state }) => state).join(', ');
  return [
    {
      file,
      line: first.line,
      what: `${name} still has fictional offices: ${states}. Put the addresses and GSTINs of your companies there.`,
    },
  ];
}

function gstinProblems(office: Office): Problem[] {
  const { state, stateCode, gstin, gstinLine } = office;
  const at = { file: FILES.companies, line: gstinLine };
  const { error, warnings } = validateGstin(gstin);
  if (error || warnings.length > 0) {
    const reasons = warnings.map(({ message }) => message).join(' ');
    return [{ ...at, what: `${gstin} is no GSTIN. ${reasons}`.trim() }];
  }
  const code = gstin.slice(0, 2);
  if (stateCode !== code) {
    return [{ ...at, what: `${gstin} starts with ${code}, but stateCode says ${stateCode}.` }];
  }
  const known = STATES.find(([, name]) => name.toLowerCase() === state.toLowerCase());
  return known && known[0] !== code
    ? [{ ...at, what: `${gstin} starts with ${code}, but the code of ${state} is ${known[0]}.` }]
    : [];
}

function repeatedProblems(offices: Office[]): Problem[] {
  return offices
    .filter(({ state }, at) => offices.findIndex((other) => other.state === state) < at)
    .map(({ state, line }) => ({
      file: FILES.companies,
      line,
      what: `${state} has two offices, but a declaration is addressed by state: keep one.`,
    }));
}

function differenceProblems(offices: Office[], table: Section, inRules: Office[], rule: Section): Problem[] {
  const missing = offices.flatMap((office) => {
    const other = inRules.find(({ state }) => state === office.state);
    const from = `${FILES.companies}:${office.line}`;
    if (!other) {
      const what = `companies() lacks ${office.state} of ${from}: its declarations would be refused.`;
      return [{ file: FILES.rules, line: rule.line, what }];
    }
    return other.address === office.address && other.gstin === office.gstin
      ? []
      : [
          {
            file: FILES.rules,
            line: other.line,
            what: `${office.state} differs from ${from}, letter for letter.`,
          },
        ];
  });
  const surplus = inRules
    .filter(({ state }) => !offices.some((office) => office.state === state))
    .map(({ state, line }) => ({
      file: FILES.companies,
      line: table.line,
      what: `COMPANIES lacks ${state} of ${FILES.rules}:${line}.`,
    }));
  return [...missing, ...surplus];
}
