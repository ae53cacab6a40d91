import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Details } from '../../../src/evidence/SectionEvidence.tsx';

const drawn = (value: string) => {
  const details = [{ field: 'email', label: 'E-mail', value }];
  return render(<Details details={details} isWide />).container.querySelector('dd')?.innerHTML;
};

test('a long word may break before “@” or “(”, and several words stay as they are', () => {
  expect(drawn('ram.kumar@demo.example')).toBe('ram.kumar<wbr>@demo.example');
  expect(drawn('Individual(Moderator/Freelancer)')).toBe('Individual<wbr>(Moderator/Freelancer)');
  expect(drawn('Mumbai')).toBe('Mumbai');
  expect(drawn('Ram Kumar, ram@demo.example')).toBe('Ram Kumar, ram@demo.example');
});
