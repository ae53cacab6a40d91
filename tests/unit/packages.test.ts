import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../dev/project.ts';

const dependenciesOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(`${ROOT}/${folder}package.json`, 'utf8')).dependencies;

it('the transport that unreadableAnswers.ts mends is the one that Firestore uses', () => {
  const name = '@firebase/webchannel-wrapper';
  expect(dependenciesOf('')[name]).toBe(dependenciesOf('node_modules/@firebase/firestore/')[name]);
});
