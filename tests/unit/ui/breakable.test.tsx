import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakable } from '../../../src/ui/breakable.tsx';

const drawn = (text: string) => render(breakable(text)).container.innerHTML;

test('a long value may break before “@” and “(”, and stays as it is otherwise', () => {
  expect(drawn('ram.kumar@demo.example')).toBe('ram.kumar<wbr>@demo.example');
  expect(drawn('Individual(Moderator/Freelancer)')).toBe('Individual<wbr>(Moderator/Freelancer)');
  expect(drawn('Mumbai')).toBe('Mumbai');
  expect(drawn('')).toBe('');
});
