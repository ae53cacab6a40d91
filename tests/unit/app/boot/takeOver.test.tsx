import { act, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { takeOver } from '../../../../src/app/boot/takeOver.ts';

function Form() {
  const [address, setAddress] = useState('');
  return (
    <form>
      <label htmlFor="address">E-mail</label>
      <input
        id="address"
        autoComplete="username"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <p role="status">{address.toUpperCase()}</p>
    </form>
  );
}

const PORTAL = (
  <StrictMode>
    <Form />
  </StrictMode>
);
const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** What others do to the form before React sees it. */
const CHANGES: Record<string, () => void> = {
  'as it was': () => undefined,
  'with the elements of a page translator': () => {
    const font = document.createElement('font');
    font.append('ई-मेल');
    document.querySelector('label')?.replaceChildren(font);
  },
  'with texts that a page translator changed': () => {
    const label = document.querySelector('label')?.firstChild;
    if (label) label.nodeValue = 'ई-मेल';
  },
  'with a button of a password manager': () => input().after(document.createElement('password-button')),
};

it.each(Object.entries(CHANGES))('takes over a form %s, with its text and focus', (what, change) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // React's reports of a mismatch; the build for production has none.
  vi.spyOn(console, 'error').mockReturnValue();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(PORTAL);
  const before = input();
  before.value = 'ram@demo.example';
  before.focus();
  change();
  act(() => takeOver(root, PORTAL));
  expect(input()).toHaveValue('ram@demo.example');
  expect(input()).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toBe(input());
  expect(screen.getByRole('status')).toHaveTextContent(what === 'as it was' ? '' : 'RAM@DEMO.EXAMPLE');
  expect(input() === before).toBe(what === 'as it was');
  expect(warn).toHaveBeenCalledTimes(what === 'as it was' ? 0 : 1);
});
