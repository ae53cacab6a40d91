import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breakable } from '../../../src/ui/Breakable.tsx';

test.each([
  ['Ram Kumar', 'Ram Kumar'],
  ['ram@demo.example', 'ram<wbr>@demo.example'],
  ['Individual(Moderator/Freelancer)', 'Individual(Moderator<wbr>/Freelancer)'],
  ['a/b/b', 'a<wbr>/b<wbr>/b'],
  ['@', '@'],
])('%s may break before an @ or a slash', (text, html) => {
  const { container } = render(<Breakable text={text} />);
  expect(container.innerHTML).toBe(html);
  expect(container).toHaveTextContent(text);
});
