import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Help } from '../../../../src/forms/help/Help.tsx';
import { TermList } from '../../../../src/forms/help/TermList.tsx';
import { TERMS, type Term, type TermKey } from '../../../../src/forms/help/terms.ts';

const KEYS = Object.keys(TERMS) as TermKey[];
const button = (name: string) => screen.getByRole('button', { name });

describe('the words of the forms', { tags: ['help-terms'] }, () => {
  test('twenty words are explained', () => {
    expect(KEYS).toHaveLength(20);
  });

  test.each(KEYS)('%s opens and closes', async (key) => {
    const { name, text }: Term = TERMS[key];
    render(<TermList terms={[key]} />);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await userEvent.click(button(name));
    expect(screen.getByText(text)).toBeVisible();
    expect(button(name)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button(name));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('PAN, Aadhar, bank account and signature say why we ask', { tags: ['help-why'] }, async () => {
    render(<TermList terms={KEYS} />);
    for (const key of ['pan', 'aadhar', 'account', 'signature'] as const) {
      await userEvent.click(button(TERMS[key].name));
      expect(screen.getByText('Why we ask:').parentElement).toHaveTextContent(TERMS[key].why);
    }
  });

  test('the cheque and the PAN card are drawn', async () => {
    render(<TermList terms={['cheque', 'pan']} />);
    await userEvent.click(button('Cancelled cheque'));
    expect(screen.getByRole('img', { name: /^Drawing of a cancelled cheque/ })).toBeVisible();
    await userEvent.click(button('PAN'));
    expect(screen.getByRole('img', { name: /^Drawing of a PAN card/ })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('a form loads the words after itself', async () => {
    render(<Help terms={['micr']} />);
    expect(await screen.findByRole('button', { name: 'MICR' })).toBeVisible();
  });
});
