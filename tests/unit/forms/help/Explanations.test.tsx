import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { questionOf, TERMS, type Term, type TermKey } from '../../../../src/forms/help/terms.ts';
import { Explanations, WhatIs } from '../../../../src/forms/help/WhatIs.tsx';
import { TextField } from '../../../../src/ui/fields/TextField.tsx';
import { sentence } from '../../../support/unit/controls.ts';

const KEYS = Object.keys(TERMS) as TermKey[];
const button = (key: TermKey) => screen.getByRole('button', { name: questionOf(TERMS[key]) });

describe('the words of the forms', { tags: ['help-terms'] }, () => {
  test.each(KEYS)('%s opens and closes', async (key) => {
    const { text }: Term = TERMS[key];
    render(<Explanations terms={[key]} />);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await userEvent.click(button(key));
    expect(screen.getByText(sentence(text))).toBeVisible();
    expect(button(key)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button(key));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('PAN, Aadhar, bank account and signature say why we ask', { tags: ['help-terms'] }, async () => {
    expect(KEYS).toHaveLength(20);
    render(<Explanations terms={KEYS} />);
    for (const key of ['pan', 'aadhar', 'account', 'signature'] as const) {
      expect(button(key)).toHaveAccessibleName(/, and why do we ask\?$/);
      await userEvent.click(button(key));
      expect(screen.getByText('Why we ask:').parentElement).toHaveTextContent(TERMS[key].why);
    }
  });

  test('the cheque and the PAN card are drawn', async () => {
    render(<Explanations terms={['cheque', 'pan']} />);
    await userEvent.click(button('cheque'));
    expect(screen.getByRole('img', { name: /^Drawing of a cancelled cheque/ })).toBeVisible();
    await userEvent.click(button('pan'));
    expect(screen.getByRole('img', { name: /^Drawing of a PAN card/ })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('a field keeps its name beside the buttons', async () => {
    render(<TextField label="MICR Code" hint={<WhatIs terms={['micr']}>Nine digits</WhatIs>} />);
    const field = screen.getByLabelText('MICR Code', { exact: true });
    expect(field).toHaveAccessibleDescription('Nine digits What is MICR?');
    await userEvent.click(screen.getByRole('button', { name: 'What is MICR?' }));
    expect(field).toHaveAccessibleName('MICR Code');
    expect(field).toHaveAccessibleDescription(/at the foot of a cheque/);
  });
});
