import { inlineStyleOf } from '../contentPolicy.ts';
import type { Problem } from '../setup/configFile.ts';
import { FILES, lineOf, type Setup } from './setup.ts';

const EXAMPLE_CONTACT = 'security@your-domain';

/** An address for reports that nobody reads. */
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

/** A built page without the login form and its style, as a build without settings leaves it. Nothing when there is no build. */
export function buildProblems({ texts }: Setup): Problem[] {
  const page = texts[FILES.builtPage];
  if (page === undefined || inlineStyleOf(page) !== undefined) return [];
  const what =
    'The built page has no style and so no login form: npm run build lacked settings. Build again.';
  return [{ file: FILES.builtPage, line: 1, what }];
}
