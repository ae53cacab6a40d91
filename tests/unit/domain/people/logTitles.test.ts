import { expect, it } from 'vitest';
import { wordsIn } from '../../../../src/domain/people/logTitles.ts';

it.each([
  ['Ram Kumar submitted Bank Details', ['Ram Kumar']],
  ['You submitted Bank Details', []],
  ['Ram Kumar uploaded and submitted Documents', ['Ram Kumar']],
  ['Ravi, reviewer, validated Bank Details', ['Ravi']],
  ['Anita Desai denied the empanelment, 27 Nov 2026, 10:00', ['Anita Desai']],
  ['Ravi raised a query', ['Ravi']],
  ['Anita Desai denied the empanelment. Reason: No cheque.', ['Anita Desai', 'No cheque.']],
  ['Dev Patil accepted the empanelment on behalf of Asha Rao', ['Dev Patil', 'Asha Rao']],
  ['अनीता put a change in force: Bank account', ['अनीता']],
  ['Written by somebody else', ['Written by somebody else']],
])('wordsIn finds names and reason in the title %j: %j', (title, words) => {
  expect(wordsIn(title)).toEqual(words);
});
