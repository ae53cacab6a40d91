import { expect, test } from 'vitest';
import { dossierFiles } from '../../../../src/domain/signed/dossier.ts';
import { makeDocumentsRecord, makeParsedUser } from '../../../support/factories.ts';

test('a dossier has the last decision once, apart from the earlier ones', { tags: ['dossier-file'] }, () => {
  const denied = { title: 'Asha denied the empanelment', timestamp: 1, by: 'asha', did: 'denied' } as const;
  const last = { title: 'Asha accepted the empanelment', timestamp: 2, by: 'asha', did: 'accepted' } as const;
  const approval = { action: 'accept', by: 'asha', at: 2 } as const;
  const record = makeParsedUser({ logs: [denied, last], approval });
  const files = dossierFiles({ record, documents: makeDocumentsRecord(), copies: [] });
  const decisions = JSON.parse(files.get('decisions.json') ?? '');
  expect(decisions).toMatchObject({ last: { action: 'accept', at: 2 }, earlier: [denied] });
});
