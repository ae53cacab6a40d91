import { expect, test } from 'vitest';
import { endDeputy } from '../../../scripts/grant/grantRole.ts';
import { newProject } from './remindProject.ts';

const NOW = Date.UTC(2026, 10, 26);
const DAY = 86_400_000;

test('an account without the role of an approver is no longer a deputy', {
  tags: ['tool-roles', 'deputy-set'],
}, async () => {
  const { firestore } = newProject();
  const away = { name: 'Asha Rao', deputy: 'dev', from: NOW - DAY, until: NOW + DAY, at: NOW - DAY };
  const records = {
    'delegations/asha': away,
    'delegations/over': { ...away, until: NOW - 1 },
    'delegations/other': { ...away, deputy: 'leela' },
    'approvers/dev': { name: 'Dev Patil' },
    'approvers/leela': { name: 'Leela Iyer' },
  };
  for (const [path, data] of Object.entries(records)) await firestore.doc(path).set(data);
  expect(await endDeputy(firestore, 'dev', NOW)).toEqual(['Asha Rao']);
  const stored = async (path: string) => (await firestore.doc(path).get()).data();
  expect(await stored('delegations/asha')).toEqual({ ...away, until: NOW, at: NOW });
  expect(await stored('delegations/over')).toEqual(records['delegations/over']);
  expect(await stored('delegations/other')).toEqual(records['delegations/other']);
  expect(await stored('approvers/dev')).toBeUndefined();
  expect(await stored('approvers/leela')).toBeDefined();
});
