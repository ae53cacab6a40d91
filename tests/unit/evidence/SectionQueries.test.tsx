import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewSection } from '../../../src/domain/review/sections.ts';
import { SectionQueries } from '../../../src/evidence/SectionQueries.tsx';
import { makeParsedUser } from '../../support/factories.ts';

const query = { title: 'Which branch?', timestamp: 1, status: 1, by: 'reviewer', reply: 'Andheri' } as const;

it('the reply is shown with its query', () => {
  const section = reviewSection(makeParsedUser(), 'bankdetails');
  render(<SectionQueries queries={[query]} section={section} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/Which branch\?.*Reply: Andheri$/);
});

it('the field of a query shows its value before and now', () => {
  const section = reviewSection(makeParsedUser(), 'bankdetails');
  const change = { field: 'bankBranchName', label: 'Bank Branch Name', before: 'Andheri', now: 'Bandra' };
  const about = { ...query, field: 'bankBranchName' };
  render(
    <SectionQueries queries={[about, { ...query, timestamp: 2 }]} section={section} changes={[change]} />,
  );
  const [plain, named] = screen.getAllByRole('listitem');
  expect(named).toHaveTextContent(/Reply: AndheriBefore: Andheri · Now: Bandra$/);
  expect(plain).not.toHaveTextContent('Before');
});
