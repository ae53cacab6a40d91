import { EXPORT_FIELDS, EXPORT_FORMATS } from '../../src/domain/exports/formats.ts';
import { EXEMPT_CLASSES } from '../../src/domain/forms/eInvoicing.ts';
import { FORM_KEYS } from '../../src/domain/forms/registry.ts';
import { HOME_STATES } from '../../src/domain/gstStates.ts';
import { defaultVendorTypes } from '../../src/domain/records/defaults.ts';
import { kindOfStatus, VENDOR_STATUSES } from '../../src/domain/records/kinds.ts';
import { CHANGE_KEYS, WAIVABLE } from '../../src/domain/records/parseRecord.ts';
import { DOCUMENT_KEYS, OVERRIDDEN } from '../../src/domain/records/records.ts';
import { quoted } from './configFile.ts';
import { listOf } from './formRules.ts';

/** The functions of firestore.rules that are lists of the domain, and their sizes. */
export function listRules(): string[] {
  const statuses = VENDOR_STATUSES.map((status) => `{ 'sectionOne': { 'vendorStatus': ${quoted(status)} } }`);
  const bodies = VENDOR_STATUSES.filter((status) => !kindOfStatus(status).isPerson);
  const types = defaultVendorTypes().map(({ name }) =>
    [true, false].map((isChecked) => `{ 'name': ${quoted(name)}, 'isChecked': ${isChecked} }`).join(', '),
  );
  return `
function formKeys() {
  return ${listOf(FORM_KEYS)};
}

function documentKeys() {
  return ${listOf(DOCUMENT_KEYS)};
}

${subset('areWaivable', WAIVABLE)}

${subset('areChangeable', CHANGE_KEYS)}

${subset('areOverridden', OVERRIDDEN)}

${subset('areExported', EXPORT_FIELDS)}

function exportFormats() {
  return ${listOf(EXPORT_FORMATS.map(({ key }) => key))};
}

// A vendor chooses at the registration who will be paid.
function isVendorStatus(details) {
  return details in [
    ${statuses.join(',\n    ')}
  ];
}

// The statuses of a body, whose signatory the registration form names.
function bodies() {
  return ${quoted(bodies.join('|'))};
}

function homeStates() {
  return ${quoted(HOME_STATES.join('|'))};
}

function exemptClasses() {
  return ${quoted(EXEMPT_CLASSES.join('|'))};
}

function areVendorTypes(types) {
  return types.size() <= ${types.length} && types.hasOnly([
    ${types.join(',\n    ')}
  ]);
}`
    .trim()
    .split('\n');
}

/** The size is limited too, because a list may name a key again and again. */
function subset(name: string, keys: readonly string[]): string {
  return `function ${name}(keys) {
  return keys.size() <= ${keys.length}
    && ${listOf(keys, '  ')}.hasAll(keys);
}`;
}
