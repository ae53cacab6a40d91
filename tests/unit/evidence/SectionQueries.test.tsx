import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewSection } from '../../../src/domain/review/sections.ts';
import { Details } from '../../../src/evidence/SectionEvidence.tsx';
import { SectionQueries } from '../../../src/evidence/SectionQueries.tsx';
import { makeParsedUser } from '../../support/factories.ts';

const query = { title: 'Which branch?', timestamp: 1, status: 1, by: 'reviewer', reply: 'Andheri' } as const;

it('a query shows its reply, and the value of its field before and now', () => {
  const section = reviewSection(makeParsedUser(), 'bankdetails');
  const change = { field: 'bankBranchName', label: 'Bank Branch Name', before: 'Andheri', now: 'Bandra' };
  const about = { ...query, field: 'bankBranchName' };
  render(
    <SectionQueries queries={[about, { ...query, timestamp: 2 }]} section={section} changes={[change]} />,
  );
  const [plain, named] = screen.getAllByRole('listitem');
  expect(named).toHaveTextContent(/Reply: AndheriBefore: Andheri · Now: Bandra$/);
  expect(plain).toHaveTextContent(/Which branch\?.*Reply: Andheri$/);
});

const drawn = (value: string) => {
  const details = [{ field: 'email', label: 'E-mail', value }];
  return render(<Details details={details} isWide />).container.querySelector('dd > span')?.innerHTML;
};

it('a long word may break before “@” or “(”, and several words stay as they are', () => {
  expect(drawn('ram.kumar@demo.example')).toBe('<span>ram.kumar</span><wbr><span>@demo.example</span>');
  expect(drawn('Individual(Director)')).toBe('<span>Individual</span><wbr><span>(Director)</span>');
  expect(drawn('Mumbai')).toBe('Mumbai');
  expect(drawn('Ram Kumar, ram@demo.example')).toBe('Ram Kumar, ram@demo.example');
});
