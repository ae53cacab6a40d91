import { DRAFT_FORMS } from '../../src/domain/drafts.ts';
import { FORM_KEYS, FORMS, type FormDefinition, formsStartingWith } from '../../src/domain/forms/registry.ts';
import type { FormKey } from '../../src/domain/records/records.ts';
import { PART_FIELDS, REVIEW_PARTS } from '../../src/domain/review/snapshots.ts';
import { quoted } from './configFile.ts';

/** The bank form's submission is the largest write, so its conditions come first. */
const FORM_ORDER = formsStartingWith('bankdetails', 'vendorform');
const KEYS = FORM_ORDER.map(({ key }) => key);

/** Its fields are saved in separate writes (savesSections), and its status in movesTraineeForm. */
const SECTIONS_FORM: FormKey = 'vendorform';
const FORMS_WITH_FIELDS = FORM_ORDER.filter(({ key }) => key !== SECTIONS_FORM);

/** The hand-written rule of a form; without an entry, `writes` and the key. */
const RULE_NAMES: Partial<Record<FormKey, string>> = {
  bankdetails: 'writesBankForm',
  nonapplicability: 'writesDeclaration',
};

/** The functions of firestore.rules that list the forms. */
export function firestoreRulesOfForms(): string[] {
  const statuses = ["'status': 0", "'approved': false", ...FORM_KEYS.map((key) => `'${key}': 0`)];
  const fields = FORMS_WITH_FIELDS.flatMap(({ stored: { user } }) => user);
  const needed = FORM_ORDER.filter(({ concernsUnless }) => !concernsUnless);
  const alternatives = FORM_ORDER.filter(({ concernsUnless }) => concernsUnless);
  return `
function newForms() {
  return ${enclosed('{', statuses, '}')};
}

function formFields() {
  return ${listOf(fields)};
}

function draftNames() {
  return ${listOf(DRAFT_FORMS)};
}

// The parts of a record that a reviewer checks.
function reviewParts() {
  return ${listOf(REVIEW_PARTS)};
}

// The category of the queries about a part.
function categoryOf(part) {
  return ${enclosed(
    '{',
    REVIEW_PARTS.map((part) => `'${part}': '${part === 'profile' ? 'general' : FORMS[part].category}'`),
    '}',
  )}[part];
}

${noFormValidated('record')}

// R6: whether the overall status becomes 1. A missing status is an error, and an error denies. When no alternative form
// applies to the person, none is needed.
function isOverallDue(after) {
  return ${needed.map(({ key }) => `after.forms.${key} >= 1`).join('\n    && ')}
    && (${alternatives.map((form) => `after.forms.${form.key} >= 1 && ${concerns(form)}`).join('\n      || ')}
      || ${alternatives.map(isNotFor).join('\n        && ')})
    && !hasOpenReviewerQuery(after);
}

// R10: whether every form that applies to the person is validated.
function isAllValidated(after) {
  return ${FORM_ORDER.map(isValidatedIfListed).join('\n    && ')};
}

// A write of one form changes any of its fields, its status, forms.status and the log.
function writesForm(uid, before, after, keys, moved) {
  return ownersLog(before, after, keys, moved)
    && movesOverall(before, after, moved)
    && (${FORMS_WITH_FIELDS.map((form) => `${isWritten(form)} ? ${ruleOf(form)}`).join('\n      : ')}
      : movesTraineeForm(before, after, keys, moved));
}

function writesQueryOfForm(before, after, moved, asked) {
  return ${forEachQuery('writesFormQuery')};
}

function reviewerReturnsAnyForm(uid, before, after, moved, asked) {
  return ${forEachQuery('reviewerReturnsForm', 'uid, before')};
}

function areValidated(before, after, moved) {
  return moved.hasOnly(${listOf([...KEYS, 'status'])})
    && ${KEYS.map((key) => `isValidated(before, after, moved, '${key}')`).join('\n    && ')};
}

function approvesForm(uid, before, after, moved) {
  return ${KEYS.map((key) => `approves(uid, before, after, moved, '${key}')`).join('\n    || ')};
}

function reviewersIn(seen) {
  return [
    ${REVIEW_PARTS.map((part) => `seen.get(['${part}', 'by'], '')`).join(',\n    ')}
  ];
}

function areParts(new, parts, stored, files) {
  return parts.hasOnly(reviewParts())
    && ${REVIEW_PARTS.map(isPartIfKept).join('\n    && ')};
}`
    .trim()
    .split('\n');
}

/** The functions of storage.rules that list the forms. */
export function storageRulesOfForms(): string[] {
  return `${noFormValidated('user')}

function isNothingSubmitted(user) {
  return ${FORM_ORDER.map(({ key, category }) => `formStatus(user, '${key}') == 0 && hasNoQuery(user, '${category}')`).join('\n    && ')};
}`.split('\n');
}

function noFormValidated(record: string): string {
  return `// R5: while no form is validated, the profile can be open.
function isNoFormValidated(${record}) {
  return ${KEYS.map((key) => `formStatus(${record}, '${key}') < 2`).join('\n    && ')};
}`;
}

const WIDTH = 100;

export function listOf(items: readonly string[], indent = ''): string {
  return enclosed('[', items.map(quoted), ']', indent);
}

/** In lines of at most WIDTH characters. */
function enclosed(start: string, items: readonly string[], end: string, indent = ''): string {
  const lines = [''];
  for (const item of items) {
    const line = `${lines.at(-1)}${lines.at(-1) && ', '}${item}`;
    if (line.length <= WIDTH) lines.splice(-1, 1, line);
    else lines.push(item);
  }
  const [first = ''] = lines;
  if (lines.length === 1) return start === '{' ? `{ ${first} }` : `${start}${first}${end}`;
  return `${start}\n    ${indent}${lines.join(`,\n    ${indent}`)}\n  ${indent}${end}`;
}

function concerns({ concernsUnless = {} }: FormDefinition): string {
  return conditions(concernsUnless, '!=').join(' && ');
}

/** With `==` the conditions under which a form does not apply to a person, joined by "or"; with `!=` their opposites. */
export function exclusions(
  { concernsUnless = {}, forVendorsOnly }: FormDefinition,
  comparison: '==' | '!=' = '==',
): string[] {
  return [
    ...conditions(concernsUnless, comparison),
    ...(forVendorsOnly ? conditions({ usertype: 'trainee' }, comparison) : []),
  ];
}

function isNotFor(form: FormDefinition): string {
  const reasons = exclusions(form);
  return reasons.length > 1 ? `(${reasons.join(' || ')})` : reasons.join();
}

function isValidatedIfListed(form: FormDefinition): string {
  const { key, coveredBy } = form;
  const reasons = [
    ...exclusions(form),
    ...(coveredBy ? [concerns(FORMS[coveredBy])] : []),
    `after.forms.${key} >= 2`,
  ];
  return reasons.length === 1
    ? reasons.join()
    : `(${reasons.join(reasons.length > 2 ? '\n      || ' : ' || ')})`;
}

function conditions(fields: object, comparison: '==' | '!='): string[] {
  return Object.entries(fields).map(
    ([field, value]) => `after.get('${field}', '') ${comparison} ${quoted(value)}`,
  );
}

function isWritten({ key, stored }: FormDefinition): string {
  return [...stored.user.map((field) => `'${field}' in keys`), `'${key}' in moved`].join(' || ');
}

/** The call of the hand-written rule, whose parameters have the same names. */
export function ruleOf({ key, stored }: FormDefinition): string {
  const name = RULE_NAMES[key] ?? `writes${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  return `${name}(${stored.documents.length > 0 ? 'uid, ' : ''}before, after, keys, moved)`;
}

function forEachQuery(name: string, first = 'before'): string {
  return FORM_ORDER.map(
    ({ key, category }) =>
      `asked.hasOnly(['${category}']) && ${name}(${first}, after, moved, '${category}', '${key}')`,
  ).join('\n    || ');
}

function isPartIfKept(part: (typeof REVIEW_PARTS)[number]): string {
  const { user, documents } = PART_FIELDS[part];
  const lists = [user, documents].map((fields) => listOf(fields, '    '));
  const isLong = lists.some((list) => list.includes('\n'));
  const given = isLong ? `\n      ${lists.join(',\n      ')}` : ` ${lists.join(', ')}`;
  return `(!('${part}' in parts) || isPart(new.${part}, stored, files,${given}))`;
}
