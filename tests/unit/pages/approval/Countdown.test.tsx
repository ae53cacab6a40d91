import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from '../../../../src/pages/approval/link/Countdown.tsx';
import { sentence } from '../../../support/unit/controls.ts';

const onRun = vi.fn();
const onStop = vi.fn();
const countdown = (isPaused = false) => (
  <Countdown action="accept" will="accept “Meera Nair”" isPaused={isPaused} onRun={onRun} onStop={onStop} />
);
let rerender: ReturnType<typeof render>['rerender'];
const seconds = (count: number) => {
  for (let passed = 0; passed < count; passed += 1) act(() => vi.advanceTimersByTime(1000));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  ({ rerender } = render(countdown()));
});

test('the countdown runs once, after five visible seconds', { tags: ['approval-countdown'] }, () => {
  expect(screen.getByText(sentence(/^This link will accept “Meera Nair” in five seconds/))).toBeVisible();
  seconds(4);
  expect(onRun).not.toHaveBeenCalled();
  seconds(1);
  expect(onRun).toHaveBeenCalledOnce();
});

test('the countdown restarts when the page gets the focus, and when the idle lock opens', {
  tags: ['approval-countdown', 'idle-lock'],
}, () => {
  seconds(4);
  vi.mocked(document.hasFocus).mockReturnValue(false);
  fireEvent.blur(window);
  seconds(20);
  expect(screen.getByText('Waiting until you look at this page')).toBeVisible();
  expect(onRun).not.toHaveBeenCalled();
  vi.mocked(document.hasFocus).mockReturnValue(true);
  fireEvent.focus(window);
  seconds(4);
  rerender(countdown(true));
  seconds(20);
  expect(onRun).not.toHaveBeenCalled();
  rerender(countdown());
  seconds(4);
  expect(onRun).not.toHaveBeenCalled();
  seconds(1);
  expect(onRun).toHaveBeenCalledOnce();
});

test('Stop has the focus, and Escape also stops', { tags: ['approval-countdown'] }, () => {
  const stop = screen.getByRole('button', { name: 'Stop' });
  expect(stop).toHaveFocus();
  fireEvent.keyDown(stop, { key: 'Escape' });
  fireEvent.click(stop);
  expect(onStop).toHaveBeenCalledTimes(2);
  expect(onRun).not.toHaveBeenCalled();
});
