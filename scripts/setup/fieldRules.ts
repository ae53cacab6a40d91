import { BANK_FIELDS } from '../../src/domain/forms/bankDetails.ts';
import { type Field, type Fields, namesOf, PATTERNS } from '../../src/domain/forms/fields.ts';
import { MAX_LONG_TEXT } from '../../src/domain/records/limits.ts';
import { listOf } from './formRules.ts';

/** The functions of firestore.rules that check the fields of the forms. */
export function fieldRules(): string[] {
  return `
// R15: no other field changes, and each text is within its limit.
${changesOf('areBankDetails', BANK_FIELDS)}

// Choices and codes that are saved without a submission. isBankComplete() checks them in a submission.
function areBankCodes(new) {
  return ${codesOf(BANK_FIELDS).join('\n    && ')};
}

// R6: the fields that a submission needs. A missing one is an error, and an error denies.
${completeOf('isBankComplete', BANK_FIELDS)}`
    .trim()
    .split('\n');
}

function changesOf(name: string, fields: Fields): string {
  return `function ${name}(old, new) {
  return new.diff(old).affectedKeys().hasOnly(${listOf(namesOf(fields), '  ')})
    && ${textsOf(fields).join('\n    && ')};
}`;
}

function textsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = `new.get('${name}', '')`;
    if (kind === 'text') return [`isShortText(${value})`];
    return kind === 'longText' ? [`isText(${value}, ${MAX_LONG_TEXT})`] : [];
  });
}

/** The conditions on choices and patterns, each of which may be empty. */
function codesOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind, options = [] }]) => {
    const value = `new.get('${name}', '')`;
    if (kind === 'choice') return [`${value} in ${listOf(['', ...options])}`];
    return isPattern(kind) ? [`${value}.matches(orEmpty(${kind}()))`] : [];
  });
}

function completeOf(name: string, fields: Fields): string {
  const needed = Object.entries(fields).filter(([, { isOptional }]) => !isOptional);
  const texts = needed.filter(([, { kind }]) => kind === 'text' || kind === 'longText');
  const codes = needed.flatMap(([field, { kind, options = [] }]) => {
    if (kind === 'choice') return [`new.${field} in ${listOf(options)}`];
    return isPattern(kind) ? [`new.${field}.matches(${kind}())`] : [];
  });
  return `function ${name}(new) {
  return !('' in [${texts.map(([field]) => `new.${field}.trim()`).join(', ')}])
    && ${codes.join('\n    && ')};
}`;
}

function isPattern(kind: Field['kind']): boolean {
  return (PATTERNS as readonly string[]).includes(kind);
}
