import { expect, test, vi } from 'vitest';
import { focusInvalid } from '../../../../src/ui/fields/focusInvalid.ts';

test('a refused field is focused, and its error scrolled into view once it is there', async () => {
  document.body.innerHTML = '<div class="field"><textarea></textarea></div>';
  const field = document.querySelector('div');
  const control = document.querySelector('textarea');
  const scrollIntoView = vi.fn();
  if (field) field.scrollIntoView = scrollIntoView;
  focusInvalid(control);
  expect(control).toHaveFocus();
  expect(scrollIntoView).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' }));
});
