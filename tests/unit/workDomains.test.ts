import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleValue } from '../../dev/environment.ts';
import { ROOT } from '../../dev/project.ts';

/** The domains that the function workDomains() of firestore.rules lists. */
function domainsOfRules(): string[] {
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const body = rules.match(/function workDomains\(\)\s*\{([^}]*)\}/)?.[1] ?? '';
  return [...body.matchAll(/['"]([\w.-]+)['"]/g)].map((match) => match[1] ?? '');
}

it('the rules know the same four work e-mail domains as .env.example [signup-domains]', () => {
  const domains = exampleValue('VITE_WORK_EMAIL_DOMAINS').split(',');
  expect(domains).toHaveLength(4);
  expect(domainsOfRules().sort()).toEqual(domains.sort());
});
