import { inlineStyleOf } from '../contentPolicy.ts';
import type { Problem } from '../setup/configFile.ts';
import { FILES, lineOf, type Setup } from './setup.ts';

const EXAMPLE_CONTACT = 'security@your-domain';

/** An unreadable firebase.json, and rules that are missing or allow everyone. */
export function deliveryProblems({ texts }: Setup): Problem[] {
  return [
    ...(isJson(texts[FILES.firebaseJson] ?? '') ? [] : [restore(FILES.firebaseJson, 'This is no JSON.')]),
    ...[FILES.rules, FILES.storageRules].flatMap((file) => {
      const text = texts[file] ?? '';
      if (!/\ballow\b/.test(text)) return [restore(file, 'The rules are missing.')];
      if (!OPEN_RULE.test(text)) return [];
      return [{ ...restore(file, 'This rule lets everybody in.'), line: lineOf(text, OPEN_RULE) }];
    }),
  ];
}

/** Without a condition, or with one that is always true. */
const OPEN_RULE = /\ballow [a-z, ]+(;|:\s*if\s+true\s*;)/;

function restore(file: string, fault: string): Problem {
  return { file, line: 1, what: `${fault} Restore it from git.` };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** An example address for security reports. */
export function contactProblems({ texts }: Setup): Problem[] {
  const page = texts[FILES.security] ?? '';
  if (page === '') return [{ file: FILES.security, line: 1, what: 'The file is missing.' }];
  if (!page.includes(EXAMPLE_CONTACT)) return [];
  return [
    {
      file: FILES.security,
      line: lineOf(page, EXAMPLE_CONTACT),
      what: `${EXAMPLE_CONTACT} is still the example. Put an address there that somebody reads.`,
    },
  ];
}

/**
 * A built page without the login form and its style, because of missing settings. Empty when there is no
 * build.
 */
export function buildProblems({ texts }: Setup): Problem[] {
  const page = texts[FILES.builtPage];
  if (page === undefined || inlineStyleOf(page) !== undefined) return [];
  const what =
    'The built page has no style and so no login form: npm run build lacked settings. Build again.';
  return [{ file: FILES.builtPage, line: 1, what }];
}
