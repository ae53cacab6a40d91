import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MissingPage, type Page, page } from '../../../src/app/page.tsx';

const load = vi.fn();
let Screen: Page;

beforeEach(() => {
  load.mockResolvedValue({ Content: () => <p>The screen</p> });
  Screen = page<'Content'>(load, 'Content');
});

const show = () => render(<Screen />);

it('a prefetched screen renders in the first frame and is fetched once', async () => {
  await Screen.fetchAhead();
  show();
  expect(screen.getByText('The screen')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('a screen is fetched again after a failed prefetch', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(Screen.fetchAhead()).rejects.toThrow(MissingPage);
  await act(async () => void show());
  expect(screen.getByText('The screen')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a screen keeps typed text when it renders again after loading', async () => {
  function Content() {
    const [text, setText] = useState('');
    return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
  }
  load.mockResolvedValue({ Content });
  let again = () => {};
  function Parent() {
    const [, setCount] = useState(0);
    again = () => setCount((count) => count + 1);
    return <Screen />;
  }
  await act(async () => {
    render(<Parent />);
  });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Half a word' } });
  act(() => again());
  expect(screen.getByLabelText('Text')).toHaveValue('Half a word');
});

it('a screen without its code shows a loader at once, also in a transition', async () => {
  load.mockReturnValue(new Promise(() => {}));
  let goOn = () => {};
  function Parent() {
    const [isNext, setNext] = useState(false);
    goOn = () => startTransition(() => setNext(true));
    return isNext ? <Screen /> : <p>The old screen</p>;
  }
  render(<Parent />);
  await act(async () => goOn());
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByText('The old screen')).toBeNull();
});
