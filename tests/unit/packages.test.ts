import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../dev/project.ts';

const dependenciesOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(`${ROOT}/${folder}package.json`, 'utf8')).dependencies;

it('Firestore uses the version of the transport that unreadableAnswers.ts changes', () => {
  const name = '@firebase/webchannel-wrapper';
  expect(dependenciesOf('')[name]).toBe(dependenciesOf('node_modules/@firebase/firestore/')[name]);
});
