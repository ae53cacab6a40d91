import { describe, expect, test } from 'vitest';
import { readList } from '../../../../../src/pages/dashboard/invitations/list/listRows.ts';
import { pastedList } from '../../../../../src/pages/dashboard/invitations/list/pastedList.ts';

const peopleOf = (text: string) =>
  readList(pastedList(text), { allAre: 'vendor' }).map(({ invite }) => [invite?.name, invite?.email]);

describe('pastedList', { tags: ['invite-list-verdict'] }, () => {
  test.each([
    'Kavya Menon <kavya@demo.example>; "Rao, Ram" <ram@demo.example>',
    'Kavya Menon <kavya@demo.example>; Rao, Ram <ram@demo.example>;',
    "To: 'Kavya Menon' <kavya@demo.example>; 'Rao, Ram' <ram@demo.example>",
    'Kavya Menon <kavya@demo.example>, "Rao, Ram" <ram@demo.example>',
    'Kavya Menon <kavya@demo.example>\r\n"Rao, Ram" <mailto:ram@demo.example>\r\n',
    '1. Kavya Menon, kavya@demo.example\n2. "Rao, Ram", ram@demo.example',
    'Name, E-mail\n५) Kavya Menon, kavya@demo.example\n६) "Rao, Ram", ram@demo.example',
    '• Kavya Menon, kavya@demo.example\n• "Rao, Ram", ram@demo.example',
  ])('reads both people of %j', (text) => {
    expect(peopleOf(text)).toEqual([
      ['Kavya Menon', 'kavya@demo.example'],
      [expect.stringMatching(/^"?Rao, Ram"?$/), 'ram@demo.example'],
    ]);
  });

  test.each([
    'Kavya Menon - kavya@demo.example\nRam Rao - ram@demo.example',
    '- Kavya Menon: kavya@demo.example\n- Ram Rao: ram@demo.example',
    'Kavya Menon (kavya@demo.example)\nRam Rao (ram@demo.example)',
    'Kavya Menon   kavya@demo.example   Vendor\nRam Rao   ram@demo.example   Vendor',
    'Kavya Menon | kavya@demo.example | Vendor\nRam Rao | ram@demo.example | Vendor',
    'Kavya Menon <kavya@demo.example>, Vendor\nRam Rao <ram@demo.example>, (Vendor)',
    'Kavya Menon 90000 00001 kavya@demo.example\nRam Rao - +91-9000000002 - ram@demo.example - Vendor',
    'Kavya Menon (Ph: 9000000001) kavya@demo.example\nRam Rao – ram@demo.example',
    'Name: Kavya Menon, Email: kavya@demo.example\nName - Ram Rao, Email - ram@demo.example',
    '1 Kavya Menon kavya@demo.example\n2 Ram Rao ram@demo.example',
    '👉 Kavya Menon, kavya@demo.example\n✔️ Ram Rao, ram@demo.example',
    '*Kavya Menon* - kavya@demo.example\n*Ram Rao* - ram@demo.example',
    'kavya@demo.example Kavya Menon\nram@demo.example - Ram Rao',
    '[10:31 pm, 28/11/2026] Asha: Kavya Menon kavya@demo.example\n[10:32 pm, 28/11/2026] Asha: Ram Rao ram@demo.example',
    '28/11/26, 22:31 - Asha: Kavya Menon, kavya@demo.example\n28/11/26, 22:32 - Asha: Ram Rao, ram@demo.example',
    'Kavya Menon\nkavya@demo.example\n\nRam Rao\nram@demo.example',
    'Name: Kavya Menon\nEmail: kavya@demo.example\nPh: 9000000001\n\nName: Ram Rao\nEmail: ram@demo.example',
  ])('reads both people of %j, without separators', (text) => {
    expect(peopleOf(text)).toEqual([
      ['Kavya Menon', 'kavya@demo.example'],
      ['Ram Rao', 'ram@demo.example'],
    ]);
  });

  test.each([
    'Kavya Menon (Trainee) - kavya@demo.example\nRam Rao (Vendor) - ram@demo.example',
    'Trainee: Kavya Menon, kavya@demo.example\nVendor - Ram Rao, ram@demo.example',
    'Trainees:\nKavya Menon kavya@demo.example\n*Vendors*\nRam Rao ram@demo.example',
    'Trainee\nKavya Menon;kavya@demo.example\nVendor\nRam Rao;ram@demo.example',
    'Kavya Menon\nkavya@demo.example\nTrainee\nRam Rao\nram@demo.example\nVendor',
  ])('reads the type beside each name of %j', (text) => {
    expect(readList(pastedList(text), { allAre: 'vendor' })).toMatchObject([
      { verdict: 'ready', name: 'Kavya Menon', invite: { usertype: 'trainee' } },
      { verdict: 'ready', name: 'Ram Rao', invite: { usertype: 'vendor' } },
    ]);
  });

  test('lists each of several addresses without names', () => {
    for (const text of [
      'kavya@demo.example; ram@demo.example',
      "'kavya@demo.example' <kavya@demo.example>; ram@demo.example <ram@demo.example>",
    ]) {
      const rows = readList(pastedList(text));
      expect(rows.map(({ email }) => email)).toEqual(['kavya@demo.example', 'ram@demo.example']);
      expect(rows.every(({ reason }) => reason.startsWith('Name is required'))).toBe(true);
    }
  });

  test.each([
    'Kavya Menon,Kavya Menon <kavya@demo.example>',
    'Kavya Menon;Kavya Menon <kavya@demo.example>;Vendor',
    'kavya@demo.example,k@demo.example\nram@demo.example,r@demo.example',
    '24. Film Company,film@demo.example,Vendor',
    '3 Arts,three@demo.example\n4 Arts,four@demo.example',
    'S.No.\tName\tEmail\n1\tKavya Menon\tkavya@demo.example\n2\tRam Rao\tram@demo.example',
    'kavya@demo.example',
    'Kavya Menon',
    'Kavya Menon,kavya at demo.example,Vendor\nRam Rao,ram at demo.example,Vendor',
    'Kavya kavya@demo.example ram@demo.example',
    '',
  ])('leaves %j as it is', (text) => {
    expect(pastedList(text)).toBe(text);
  });
});
