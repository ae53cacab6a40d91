import { isExampleHost } from '../../src/config/portalSettings.ts';
import { CONFIG_FILE, type Problem } from './configFile.ts';
import type { PortalConfig } from './configSchema.ts';

/** Whether a text is one of the reserved names, addresses or GSTINs of this repository. */
export function isExample(text: string): boolean {
  return (
    /\b(Example|Sample|Specimen)\b|^\d\dZZZ/.test(text) ||
    text.split(/[@/]/).some((part) => isExampleHost(part))
  );
}

/** One problem for each setting that still has an example. */
export function exampleProblems(config: PortalConfig): Problem[] {
  return Object.entries(config).flatMap(([name, value]) => {
    const [example] = textsIn(value).filter(isExample);
    if (example === undefined) return [];
    return [{ file: CONFIG_FILE, what: `${name} still has an example: ${example}. Run npm run setup.` }];
  });
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}
