import { describe, expect, it } from 'vitest';
import {
  invitationLink,
  invitationState,
  newInvitation,
  parseInvitation,
  readInvitationLink,
} from '../../../../src/domain/people/invitations.ts';

const DAY = 86_400_000;
const DOMAINS = ['agency.example'];
const now = Date.parse('2026-03-02T10:00:00+05:30');
const introducer = { uid: 'introducer1', name: 'Āsha & Rao=#1', email: 'asha.rao@agency.example' };
const entered = { name: 'Ram Kumar', email: 'Ram@Demo.example', usertype: 'vendor' } as const;
const invitation = newInvitation('Abc123', introducer, entered, now);

describe('an invitation', () => {
  it('is open for 30 days and addressed in lower case', () => {
    expect(invitation).toMatchObject({ status: 'open', email: 'ram@demo.example', createdAt: now });
    expect(invitationState(invitation, now + 30 * DAY - 1)).toBe('open');
    expect(invitationState(invitation, now + 30 * DAY)).toBe('expired');
  });

  it.each(['used', 'revoked'] as const)('that is %s stays so when its time is over', (status) => {
    expect(invitationState({ ...invitation, status }, now + 31 * DAY)).toBe(status);
  });

  it('survives the way through the database', () => {
    const { id, ...stored } = invitation;
    expect(parseInvitation(id, stored)).toEqual(invitation);
  });

  it.each([null, 'text', [], { status: 7, expiresAt: 'soon' }])(
    'stored as %j is revoked, not open',
    (raw) => {
      expect(parseInvitation('x', raw)).toMatchObject({ status: 'revoked', expiresAt: 0, name: '' });
    },
  );
});

describe('the link', () => {
  const link = new URL(invitationLink('https://portal.example', invitation));

  it('tells a server the id alone', () => {
    expect(`${link.pathname}${link.search}`).toBe('/register?invite=Abc123');
  });

  it('names the introducer, the type and the invited person to the form', () => {
    expect(readInvitationLink(link, DOMAINS)).toEqual({
      id: 'Abc123',
      introducerName: introducer.name,
      introducerEmail: introducer.email,
      usertype: 'vendor',
      name: 'Ram Kumar',
      email: 'ram@demo.example',
    });
  });

  it('of an earlier invitation leaves name and address to be entered', () => {
    const hash = '#introducer=Asha&email=asha.rao@agency.example&as=vendor';
    expect(readInvitationLink({ search: '?invite=Abc123', hash }, DOMAINS)).toMatchObject({
      name: '',
      email: '',
    });
  });

  it('is no invitation without an id', () => {
    expect(readInvitationLink({ search: '', hash: link.hash }, DOMAINS)).toBeNull();
  });

  it.each([
    ['without its end', ''],
    ['without a name', '#introducer=+&email=asha.rao@agency.example&as=vendor'],
    ['with a name too long', `#introducer=${'a'.repeat(501)}&email=asha.rao@agency.example&as=vendor`],
    ['with an address outside the work domains', '#introducer=Asha&email=asha@elsewhere.example&as=vendor'],
    ['with another type', '#introducer=Asha&email=asha.rao@agency.example&as=introducer'],
  ])('%s is incomplete', (_, hash) => {
    expect(readInvitationLink({ search: '?invite=Abc123', hash }, DOMAINS)).toBe('incomplete');
  });

  it.each(['', '../users/x', 'a b', 'a'.repeat(101)])('with the id %j is incomplete', (id) => {
    const search = `?invite=${encodeURIComponent(id)}`;
    expect(readInvitationLink({ search, hash: link.hash }, DOMAINS)).toBe('incomplete');
  });
});
