import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { registerPerson } from '../../../../src/backend/records/registration.ts';
import { makeParsedUser } from '../../../support/factories.ts';
import { field, press } from '../../../support/unit/controls.ts';
import { renderVisitor } from '../../../support/unit/renderPortal.tsx';

export const register = () => press('Register');

/** Every registration succeeds. */
export function resetRegistration(): void {
  const record = makeParsedUser();
  vi.mocked(registerPerson).mockResolvedValue({ record, verificationSentTo: record.email });
}

export function enter(entries: Record<string, string>): void {
  for (const [label, value] of Object.entries(entries)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

/** Opens the registration with valid values, overridden by `entered`. Returns the address. */
export function openFilled(entered: Record<string, string> = {}) {
  const { address } = renderVisitor('/register');
  enter({
    Name: 'Ram Kumar',
    'E-mail': 'ram@demo.example',
    'Contact Number': '9000000001',
    'PAN Number': 'ZZZPK0001Z',
    'Aadhar Number': '2345 6789 0124',
    'Introducer Name': 'Asha Rao',
    'Introducer E-mail': 'Introducer@Agency.example',
    Password: 'Demo@1234',
    'Confirm Password': 'Demo@1234',
    ...entered,
  });
  return address;
}
