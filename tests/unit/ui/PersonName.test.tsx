import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LoggedTitle } from '../../../src/evidence/LoggedTitle.tsx';
import { PersonName } from '../../../src/ui/PersonName.tsx';
import { sentence } from '../../support/unit/controls.ts';

const NAME = 'Shree Balaji Outdoor Advertising and Media Works Private Limited';

test('a name has the whole text in its tooltip, untranslated, and a missing one is said', () => {
  render(<PersonName name={NAME} to="/review/balaji" />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: NAME });
  expect(link).toHaveAttribute('title', NAME);
  expect(link).toHaveAttribute('translate', 'no');
  render(<PersonName name="" />);
  expect(screen.getByText('No name')).toBeVisible();
});

test('only a long name at the start of a log entry is cut, and stays in the text', () => {
  const { container, rerender } = render(
    <LoggedTitle title={`${NAME} submitted Bank Details`} name={NAME} />,
  );
  expect(screen.getByTitle(NAME)).toHaveTextContent(NAME);
  expect(container).toHaveTextContent(`${NAME} submitted Bank Details`);
  rerender(<LoggedTitle title="Ram Kumar submitted Bank Details" name="Ram Kumar" />);
  expect(screen.getByText(sentence('Ram Kumar submitted Bank Details'))).toBeVisible();
  rerender(<LoggedTitle title="Asha Rao raised a query" name={NAME} />);
  expect(screen.getByText(sentence('Asha Rao raised a query'))).toBeVisible();
});
