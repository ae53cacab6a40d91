import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useAreaFocus } from '../../../src/ui/useAreaFocus.ts';

/** A row that shows one button at a time, and its dialog. */
function Row({ shown, hasDialog = false }: { shown: string; hasDialog?: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  useAreaFocus(area, shown);
  return (
    <>
      <div ref={area} tabIndex={-1} data-testid="row">
        <button key={shown} type="button">
          {shown}
        </button>
      </div>
      {hasDialog && (
        <div role="dialog">
          <button type="button">Upload masked copy</button>
        </div>
      )}
      <p>Elsewhere</p>
    </>
  );
}

test('the row takes the focus when its focused button is removed', async () => {
  const { rerender } = render(<Row shown="Upload" />);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  rerender(<Row shown="Pause" />);
  expect(screen.getByTestId('row')).toHaveFocus();
});

test('the row takes the focus after its dialog had it', async () => {
  const { rerender } = render(<Row shown="Upload" hasDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Upload masked copy' }));
  rerender(<Row shown="Pause" />);
  expect(screen.getByTestId('row')).toHaveFocus();
});

test('the row leaves the focus where the person moved it', async () => {
  const { rerender } = render(<Row shown="Upload" />);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await userEvent.click(screen.getByText('Elsewhere'));
  rerender(<Row shown="Pause" />);
  expect(document.body).toHaveFocus();
});
