import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readProjectJson } from '../../dev/project.ts';

const workflow = readFileSync(`${ROOT}/.github/workflows/ci.yml`, 'utf8');
const commands = [...workflow.matchAll(/^\s*(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);
const named = (pattern: RegExp) => commands.flatMap((command) => command.match(pattern)?.[1] ?? []);

it('the workflow runs existing scripts', () => {
  const { scripts } = readProjectJson<{ scripts: Record<string, string> }>('package.json');
  const known = named(/^npm run ([\w:-]+)/);
  expect(known).toContain('test:rules');
  expect(known.filter((script) => !(script in scripts))).toEqual([]);
  expect(commands).toContain('.ci/run');
  expect(() => accessSync(`${ROOT}/.ci/run`, constants.X_OK)).not.toThrow();
});

it('the workflow names an existing browser test and existing commands', () => {
  const [journey] = named(/^npm run test:e2e -- (\S+)$/);
  const specs = readdirSync(`${ROOT}/tests/e2e`, { recursive: true, encoding: 'utf8' });
  expect(specs.map((spec) => basename(spec))).toContain(`${journey}.spec.ts`);
  const setups = named(/^npx firebase (\S+)$/);
  expect(setups).toHaveLength(3);
  for (const command of setups) {
    const file = `node_modules/firebase-tools/lib/commands/${command.replaceAll(':', '-')}.js`;
    expect(existsSync(`${ROOT}/${file}`), command).toBe(true);
  }
});

it('the workflow may only read the code', () => {
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(workflow.match(/permissions:/g)).toHaveLength(1);
});
