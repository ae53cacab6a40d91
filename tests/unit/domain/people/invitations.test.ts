import { expect, it } from 'vitest';
import {
  invitationIdOf,
  invitationLink,
  invitationState,
  newInvitation,
  parseInvitation,
} from '../../../../src/domain/people/invitations.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-03-02T10:00:00+05:30');
const introducer = { uid: 'introducer1', name: 'Āsha & Rao=#1', email: 'asha.rao@agency.example' };
const entered = { name: 'Ram Kumar', email: 'Ram@Demo.example', usertype: 'vendor' } as const;
const invitation = newInvitation('Abc123', introducer, entered, now);

it.each(['used', 'revoked'] as const)('an invitation that is %s stays so after it expires', (status) => {
  expect(invitationState({ ...invitation, status }, now + 31 * DAY)).toBe(status);
});

it('an invitation round-trips through the database', () => {
  const { id, ...stored } = invitation;
  expect(parseInvitation(id, stored)).toEqual(invitation);
});

it.each([null, 'text', [], { status: 7, expiresAt: 'soon' }])(
  'an invitation stored as %j is revoked, not open',
  (raw) => {
    expect(parseInvitation('x', raw)).toMatchObject({ status: 'revoked', expiresAt: 0, name: '' });
  },
);

it('the link contains only the id', () => {
  expect(invitationLink('https://portal.example', invitation)).toBe(
    'https://portal.example/register?invite=Abc123',
  );
});

it.each([
  ['', null],
  ['?invite=Abc123', 'Abc123'],
  ['?invite=', ''],
  ['?invite=..%2Fusers%2Fx', ''],
  ['?invite=a%20b', ''],
  [`?invite=${'a'.repeat(101)}`, ''],
])('the id of the link %j is %j', (search, id) => {
  expect(invitationIdOf(search)).toBe(id);
});
