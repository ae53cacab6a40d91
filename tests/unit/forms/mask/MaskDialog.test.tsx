import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { burnMask } from '../../../../src/forms/mask/burnMask.ts';
import { MaskDialog } from '../../../../src/forms/mask/MaskDialog.tsx';
import { FIRST_BOX, STEP } from '../../../../src/forms/mask/maskBoxes.ts';
import { button, press } from '../../../support/unit/controls.ts';

vi.mock('../../../../src/forms/mask/burnMask.ts', () => ({ burnMask: vi.fn() }));

const CARD = new File(['x'], 'card.png', { type: 'image/png' });
const MASKED = new File(['y'], 'card.jpg', { type: 'image/jpeg' });
const onDone = vi.fn();
const onCancel = vi.fn();

const boxes = () => screen.queryAllByRole('button', { name: /^Box \d/ });
const box = () => screen.getByRole('button', { name: /^Box 1/ });

beforeEach(() => {
  vi.mocked(burnMask).mockResolvedValue(MASKED);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});

function open(isPicture = true) {
  render(<MaskDialog file={CARD} isPicture={isPicture} onDone={onDone} onCancel={onCancel} />);
}

/** Moves a pointer on the picture of 100 by 100 pixels; jsdom has no layout and no pointers. */
function picture() {
  const place = screen.getByAltText('Your Aadhar card').parentElement as HTMLElement;
  place.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  place.setPointerCapture = () => {};
  return (kind: 'down' | 'move' | 'up', clientX: number, clientY: number, target: Element = place) => {
    const init = { bubbles: true, cancelable: true, clientX, clientY, button: 0 };
    const event = new MouseEvent(`pointer${kind}`, init);
    act(() => void target.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true })));
  };
}

test('keys add, move, resize and upload a box', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Hide the first eight digits' })).toBeVisible();
  await press('Add a box');
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(/arrow keys/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
  await press('Upload masked copy');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(MASKED));
  const place = { x: expect.closeTo(FIRST_BOX.x + 2 * STEP), y: expect.closeTo(FIRST_BOX.y + STEP) };
  const width = expect.closeTo(FIRST_BOX.width - STEP);
  const [, boxes] = vi.mocked(burnMask).mock.lastCall ?? [];
  expect(boxes).toEqual([{ id: 1, ...place, width, height: FIRST_BOX.height }]);
});

test('Undo reverts moves, then the box; Delete removes a box and keeps the focus inside', async () => {
  open();
  expect(button('Undo')).toBeDisabled();
  await press('Add a box');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await press('Undo');
  expect(box()).toHaveAccessibleName('Box 1: 28 % from the left, 76 % from the top, 26 % wide, 11 % high');
  await press('Undo');
  expect(boxes()).toEqual([]);
  await press('Add a box');
  await userEvent.keyboard('{Delete}');
  expect(boxes()).toEqual([]);
  expect(button('Add a box')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a drag draws a box, a drag on it moves it, a drag on its corner resizes it', async () => {
  open();
  const at = picture();
  at('down', 20, 40);
  at('move', 60, 60);
  at('up', 60, 60);
  expect(box()).toHaveAccessibleName(/20 % from the left, 40 % from the top, 40 % wide, 20 % high/);
  at('down', 30, 50, box());
  at('move', 40, 55);
  at('up', 40, 55);
  expect(box()).toHaveAccessibleName(/30 % from the left, 45 % from the top, 40 % wide, 20 % high/);
  const corner = box().querySelector('[data-corner]');
  if (corner) at('down', 70, 65, corner);
  at('move', 80, 70);
  at('up', 80, 70);
  expect(box()).toHaveAccessibleName(/30 % from the left, 45 % from the top, 50 % wide, 25 % high/);
});

test('two taps draw a box like a drag', () => {
  open();
  const at = picture();
  at('down', 20, 40);
  at('up', 20, 40);
  expect(boxes()).toEqual([]);
  at('down', 60, 60);
  at('up', 60, 60);
  expect(box()).toHaveAccessibleName(/20 % from the left, 40 % from the top, 40 % wide, 20 % high/);
});

test('nothing is sent without a box, or when the picture cannot be masked', async () => {
  vi.mocked(burnMask).mockResolvedValue(null);
  open();
  await press('Upload masked copy');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is hidden yet');
  await press('Add a box');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Upload masked copy');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was sent');
  expect(onDone).not.toHaveBeenCalled();
});

test('a picture that cannot be shown is reported, and the original file can be sent', async () => {
  open();
  fireEvent.error(screen.getByAltText('Your Aadhar card'));
  expect(screen.getByRole('alert')).toHaveTextContent('cannot be shown');
  await press('Upload without masking');
  await press('Upload it as it is');
  expect(onDone).toHaveBeenCalledWith(CARD);
});

test('uploading without masking asks once; only the picture fills a phone', {
  tags: ['doc-unmasked'],
}, async () => {
  open();
  const fills = () => document.querySelector('.modal-fullscreen-sm-down') !== null;
  expect(fills()).toBe(true);
  expect(screen.getByText(/Cover the QR code as well/)).toBeVisible();
  await press('Upload without masking');
  expect(fills()).toBe(false);
  expect(
    screen.getByText(/^Uploaded as it is, the file is stored with the whole number, unless/),
  ).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await press('Back');
  await press('Add a box');
  expect(box()).toBeVisible();
});

test('a PDF cannot be masked, and can be sent unchanged or not at all', async () => {
  open(false);
  expect(screen.getByText(/card.png is a PDF/)).toHaveTextContent('Cover the QR code as well');
  expect(
    screen.getByText(/^Uploaded as it is, the file is stored with the whole number, unless/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload masked copy' })).toBeNull();
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledOnce();
  await press('Upload without masking');
  expect(onDone).toHaveBeenCalledWith(CARD);
});
