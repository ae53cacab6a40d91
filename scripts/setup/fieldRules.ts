import { BANK_FIELDS } from '../../src/domain/forms/bankDetails.ts';
import { E_INVOICING } from '../../src/domain/forms/eInvoicing.ts';
import { type Field, type Fields, namesOf, neededFields, PATTERNS } from '../../src/domain/forms/fields.ts';
import { NON_APPLICABILITY } from '../../src/domain/forms/nonApplicability.ts';
import { DEFINITIONS, FORMS, type FormDefinition, PLAIN_FORMS } from '../../src/domain/forms/registry.ts';
import { LIST_NAMES, ROW_LISTS, SECTION_ONE, SECTION_SIX } from '../../src/domain/forms/traineeForm.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../../src/domain/records/limits.ts';
import { STORABLE_AADHAR } from '../../src/domain/validators/aadhar.ts';
import { quoted } from './configFile.ts';
import type { PortalConfig } from './configSchema.ts';
import { exclusions, listOf } from './formRules.ts';

/** A longer text than the portal sends stays possible in Section 1 and in drafts, as in earlier versions. */
export const LONG_TEXT = '(?s).{0,500}';

type AadharMode = PortalConfig['privacy']['aadhar'];

/** The functions of firestore.rules that check the fields of the forms. */
export function fieldRules({ privacy: { aadhar } }: PortalConfig): string[] {
  return `
// R15: no other field changes, and each text is within its limit.
function areBankDetails(old, new) {
  return ${changesOnly(namesOf(BANK_FIELDS))}
    && ${textsOf(BANK_FIELDS).join('\n    && ')};
}

// Choices and codes that are saved without a submission. isBankComplete() checks them in a submission.
function areBankCodes(new) {
  return ${codesOf(BANK_FIELDS, aadhar).join('\n    && ')};
}

// R6: the fields that a submission needs. A missing one is an error, and an error denies.
function isBankComplete(new) {
  return !('' in [
      ${textsNeeded(BANK_FIELDS)
        .map((name) => `new.${name}.trim()`)
        .join(', ')}
    ])
    && ${codesNeeded(BANK_FIELDS).join('\n    && ')};
}

function declarationFields() {
  return ${listOf(namesOf({ ...NON_APPLICABILITY.fields, ...NON_APPLICABILITY.grounds }))};
}

// Saved without a submission, only the fields of the customer's list change.
function isSavedNonGst(old, new) {
  return ${savedOf(NON_APPLICABILITY.fields, aadhar)};
}

function einvoicingFields() {
  return ${listOf(namesOf({ ...E_INVOICING.fields, ...E_INVOICING.grounds }))};
}

function isSavedEinvoicing(old, new) {
  return ${savedOf(E_INVOICING.fields, aadhar)};
}

${PLAIN_FORMS.map((key) => plainRules(FORMS[key], DEFINITIONS[key].fields, aadhar)).join('\n\n')}

function isSectionOne(old, new) {
  return ${changesOnly([...namesOf(SECTION_ONE), ...LIST_NAMES])}
    && ${[...textsOf(SECTION_ONE), ...codesOf(SECTION_ONE, aadhar)].join('\n    && ')}
    && areLists(
      ${[...LIST_NAMES.map(listIn('new')), 'old'].join(',\n      ')}
    );
}

function areLists(${LIST_NAMES.join(', ')}, old) {
  return ${LIST_NAMES.map((list) => `${list}.size() <= ${ROW_LISTS[list].max}`).join('\n    && ')}
    && areNewRows(${concatenated(LIST_NAMES)}, old);
}

function rowsOf(one) {
  return ${concatenated(LIST_NAMES.map(listIn('one')), '\n    ')};
}

function isSectionSix(old, new) {
  return ${savedOf(SECTION_SIX, aadhar)};
}`
    .trim()
    .split('\n');
}

/** All rules of a plain form. */
function plainRules(form: FormDefinition, fields: Fields, mode: AadharMode): string {
  const { key, category } = form;
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  const submits = [
    `submits(before, after, keys, '${key}')`,
    ...exclusions(form, '!='),
    `is${name}Complete(after.${key})`,
  ];
  const limitOf = (field: string) => (fields[field]?.kind === 'text' ? MAX_TEXT : MAX_LONG_TEXT);
  const filled = textsNeeded(fields).map((field) => `isFilled(new.${field}, ${limitOf(field)})`);
  return `function isSaved${name}(old, new) {
  return ${savedOf(fields, mode)};
}

function is${name}Complete(new) {
  return ${[...filled, ...codesNeeded(fields)].join('\n    && ')};
}

function writes${name}(before, after, keys, moved) {
  return keys.hasOnly(['${key}', 'forms', 'logs'])
    && moved.hasOnly(['${key}', 'status'])
    && (!('${key}' in keys)
      || mayFill(before, after, moved, '${key}') && isSaved${name}(asMap(before.get('${key}', {})), after.${key}))
    && (!('${key}' in moved)
      || ${submits.join('\n        && ')}
      || returns(before, after, moved, '${key}', '${category}'));
}`;
}

function changesOnly(names: readonly string[]): string {
  return `new.diff(old).affectedKeys().hasOnly(${listOf(names, '  ')})`;
}

function savedOf(fields: Fields, mode: AadharMode): string {
  return [changesOnly(namesOf(fields)), ...textsOf(fields), ...codesOf(fields, mode)].join('\n    && ');
}

function textsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = `new.get('${name}', '')`;
    if (kind === 'text') return [`isShortText(${value})`];
    return kind === 'longText' ? [`isText(${value}, ${MAX_LONG_TEXT})`] : [];
  });
}

/** The conditions on choices and patterns, each of which may be empty. */
function codesOf(fields: Fields, mode: AadharMode): string[] {
  return Object.entries(fields).flatMap(([name, { kind, options = [] }]) => {
    const value = `new.get('${name}', '')`;
    if (kind === 'choice') return [`${value} in ${listOf(['', ...options])}`];
    if (kind === 'aadhar') return [`${value}.matches(${quoted(aadharPattern(mode))})`];
    return isPattern(kind) ? [`${value}.matches(orEmpty(${kind}()))`] : [];
  });
}

/** In the mode `full` Section 1 may have a longer text than the portal writes, as in earlier versions. */
function aadharPattern(mode: AadharMode): string {
  return mode === 'full' ? LONG_TEXT : STORABLE_AADHAR[mode];
}

function listIn(map: string): (list: string) => string {
  return (list) => `${map}.get('${list}', [])`;
}

function concatenated([first = '', ...others]: readonly string[], between = ''): string {
  return [first, ...others.map((list) => `.concat(${list})`)].join(between);
}

function textsNeeded(fields: Fields): string[] {
  return neededFields(fields).filter((name) => ['text', 'longText'].includes(fields[name]?.kind ?? ''));
}

/** A submission makes each choice and has each code; without the key it is an error, and an error denies. */
function codesNeeded(fields: Fields): string[] {
  return neededFields(fields).flatMap((name) => {
    const { kind, options = [] } = fields[name] as Field;
    if (kind === 'choice') return [`new.${name} in ${listOf(options)}`];
    if (kind === 'aadhar') return [`new.${name} != ''`];
    return isPattern(kind) ? [`new.${name}.matches(${kind}())`] : [];
  });
}

function isPattern(kind: Field['kind']): boolean {
  return (PATTERNS as readonly string[]).includes(kind);
}
