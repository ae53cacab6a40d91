import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isolated } from '../../../src/domain/isolated.ts';
import { Sentence } from '../../../src/ui/Sentence.tsx';

/** The sentence, and its parts that no translator may touch. */
function partsOf(text: string, values: readonly (string | undefined)[] = []) {
  const { container } = render(<Sentence values={values}>{text}</Sentence>);
  const marked = [...container.querySelectorAll('[translate="no"][lang=""]')].map(
    ({ textContent }) => textContent,
  );
  return { text: container.textContent, marked };
}

it.each<[text: string, marked: string[], values?: string[]]>([
  ['Nothing is left to do.', []],
  ['Welcome, Ram Kumar', ['Ram Kumar'], ['Ram Kumar']],
  ['Ram Kumar and Ram', ['Ram Kumar', 'Ram'], ['Ram', 'Ram Kumar', '']],
  ['Rama wrote to Ram.', ['Ram'], ['Ram']],
  ['राम कुमार को भेजा', ['राम कुमार'], ['राम कुमार']],
  ['Reason: (see a+b)? Yes [1].', ['(see a+b)? Yes [1].'], ['(see a+b)? Yes [1].']],
  ['Sent to ram@demo.example.', ['ram@demo.example']],
  ['Asha (asha@agency.example) invites you', ['asha@agency.example']],
  ['Your network blocks firestore.googleapis.com: ask', ['firestore.googleapis.com']],
  ['Please sign in at https://portal.example/a – the dashboard', ['https://portal.example/a']],
  ['Put ZZZPK0001Z back', ['ZZZPK0001Z']],
  ['Trainee · O2611APPR2', ['O2611APPR2']],
  ['Certificate UDYAM-MH-00-0000001 for 2025', ['UDYAM-MH-00-0000001']],
  ['You typed 9000000001.', ['9000000001']],
  ['SUBMIT in 5 days, by 20 Nov 2026, 14:05', []],
  ['This link will accept “Meera Nair” now.', ['“Meera Nair”']],
])('%j leaves %j untranslated', (text, marked, values) => {
  expect(partsOf(text, values)).toEqual({ text, marked });
});

it('shows an isolated name without its marks', () => {
  expect(partsOf(`${isolated('Rita Bose')} has just taken this person.`)).toEqual({
    text: 'Rita Bose has just taken this person.',
    marked: ['Rita Bose'],
  });
});
