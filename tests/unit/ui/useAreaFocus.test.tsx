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

const upload = () => screen.getByRole('button', { name: 'Upload' });
const inDialog = () => screen.getByRole('button', { name: 'Upload masked copy' });

test.each([
  ['takes the focus when its focused button is removed', [upload], () => screen.getByTestId('row')],
  ['takes the focus after its dialog had it', [upload, inDialog], () => screen.getByTestId('row')],
  ['leaves the focus elsewhere', [upload, () => screen.getByText('Elsewhere')], () => document.body],
])('the row %s', async (_, clicked, focused) => {
  const { rerender } = render(<Row shown="Upload" hasDialog={clicked.includes(inDialog)} />);
  for (const element of clicked) await userEvent.click(element());
  rerender(<Row shown="Pause" />);
  expect(focused()).toHaveFocus();
});
