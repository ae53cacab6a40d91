import { isExampleHost } from '../../src/config/portalSettings.ts';
import type { ConfigFile, Problem } from './configFile.ts';

/** Names, addresses and GSTINs that nobody can own, as this repository has them. */
export function isExample(text: string): boolean {
  return (
    /\b(Example|Sample|Specimen)\b|^\d\dZZZ/.test(text) ||
    text.split(/[@/]/).some((part) => isExampleHost(part))
  );
}

/** One problem for each setting that nobody has filled in. */
export function exampleProblems(file: ConfigFile): Problem[] {
  const examples = file.texts().filter(([, text]) => isExample(text));
  return examples
    .filter(([[name]], index) => examples.findIndex(([[other]]) => other === name) === index)
    .map(([path, text]) =>
      file.problem(path, `${path[0]} still has an example: ${text}. Run npm run setup.`),
    );
}
