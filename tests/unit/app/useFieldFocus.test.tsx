import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFieldFocus } from '../../../src/app/layouts/useFieldFocus.ts';

function Screen() {
  useFieldFocus();
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {['ifscCode', 'gstTable.0', 'none', undefined].map((field) => (
        <Link key={`${field}`} to="/form" state={field && { field }}>
          {`About ${field}`}
        </Link>
      ))}
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      <main>
        {isLoaded && (
          <>
            <input name="bankName" aria-label="Bank" />
            <input name="ifscCode" aria-label="Code" />
            <input name="gstTable.0.gstNo" aria-label="Row" />
          </>
        )}
      </main>
    </>
  );
}

const show = () => render(<Screen />, { wrapper: MemoryRouter });

const click = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

it('waits for the field that a link names, and focuses it once', async () => {
  show();
  await click('About ifscCode');
  await click('Load');
  await vi.waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  await userEvent.type(screen.getByLabelText('Bank'), 'x');
  expect(screen.getByLabelText('Bank')).toHaveFocus();
});

it('finds the first field of a row, and keeps the focus when there is no such field', async () => {
  show();
  await click('Load');
  await click('About gstTable.0');
  await vi.waitFor(() => expect(screen.getByLabelText('Row')).toHaveFocus());
  for (const name of ['About none', 'About undefined']) {
    await click(name);
    expect(screen.getByText(name)).toHaveFocus();
  }
});
