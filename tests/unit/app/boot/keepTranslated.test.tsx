import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { keepTranslated } from '../../../../src/app/boot/keepTranslated.ts';

beforeAll(() => keepTranslated(document.body));

/** Bare texts on purpose, as in a library. */
function Bare({ isBusy, hasNote, count }: { isBusy: boolean; hasNote: boolean; count: number }) {
  return (
    <p role="status">
      {isBusy && <b>busy </b>}
      {count} people
      {hasNote && ', listed'}
    </p>
  );
}

/** As Chrome does: one element in place of each text. */
function translate(): void {
  const status = screen.getByRole('status');
  for (const text of [...status.childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
}

it('keeps inserting before, changing and removing texts that a translator replaced', async () => {
  const { rerender } = render(<Bare isBusy={false} hasNote count={2} />);
  translate();
  expect(screen.getByRole('status')).toHaveTextContent('2 PEOPLE, LISTED');
  rerender(<Bare isBusy hasNote={false} count={2} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^busy 2 PEOPLE$/);
  translate();
  rerender(<Bare isBusy={false} hasNote={false} count={3} />);
  await expect.poll(() => screen.getByRole('status').textContent).toBe('3 PEOPLE');
});
