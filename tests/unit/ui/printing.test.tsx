import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companies, groupName } from '../../../src/config/portal.ts';
import { Letterhead } from '../../../src/ui/print/Letterhead.tsx';
import { PrintButton, printDocument } from '../../../src/ui/print/PrintButton.tsx';
import { usePrintMargins } from '../../../src/ui/print/usePrintMargins.ts';
import { deferred } from '../../support/unit/watching.ts';

const decode = vi.fn<() => Promise<void>>();
const print = vi.fn(() => printed.push(document.title));
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.stubGlobal('print', print);
  // jsdom does not load images.
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: decode, configurable: true });
  document.title = 'Bank Details · Onboarding Portal';
  render(<img src="/signature.png" alt="Signature" />);
});
afterEach(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));

it("printDocument waits for the images, sets the document's title and restores the page's", async () => {
  const { promise, resolve } = deferred();
  decode.mockReturnValue(promise);
  const done = printDocument('Bank Details Ram Kumar');
  await Promise.resolve();
  expect(printed).toEqual([]);
  resolve();
  await done;
  expect(printed).toEqual(['Bank Details Ram Kumar']);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.title).toBe('Bank Details · Onboarding Portal');
});

it('printDocument ignores a broken image', async () => {
  decode.mockRejectedValue(new DOMException('The source image cannot be decoded.'));
  await printDocument('Bank Details Ram Kumar');
  expect(printed).toHaveLength(1);
});

it('Print explains how to save a PDF', async () => {
  const onPrint = vi.fn();
  render(<PrintButton onPrint={onPrint} />);
  const button = screen.getByRole('button', { name: 'Print' });
  expect(button).toHaveAccessibleDescription('For a PDF file, choose “Save as PDF” as the printer.');
  await userEvent.click(button);
  expect(onPrint).toHaveBeenCalledOnce();
});

it('the margins of printed pages name document and group, for any name', () => {
  const { unmount } = renderHook(() => usePrintMargins('Bank Details · Ram "R" \\ Kumar\n'));
  const margin = (name: string) => document.documentElement.style.getPropertyValue(`--print-${name}`);
  expect(margin('title')).toBe('"Bank Details · Ram R Kumar "');
  expect(margin('group')).toBe(`"${groupName}"`);
  unmount();
  expect(margin('title')).toBe('');
  expect(margin('group')).toBe('');
});

it.each([
  ['with', true],
  ['without', false],
])(
  'browser %s margins of pages: the name stands below the document where they are missing',
  (_, hasMargins) => {
    if (hasMargins) vi.stubGlobal('CSSMarginRule', class {});
    const { unmount } = renderHook(() => usePrintMargins('Bank Details'));
    expect(document.documentElement.classList.contains('print-foot')).toBe(!hasMargins);
    unmount();
    expect(document.documentElement).not.toHaveClass('print-foot');
  },
);

it.each([
  ['Karnataka', 'Karnataka'],
  [undefined, 'Maharashtra'],
])('the letterhead for the office in %s is that of the office in %s', (state, office) => {
  const { container } = render(<Letterhead office={companies.find((each) => each.state === state)} />);
  const { name, address, gstin } = companies.find((each) => each.state === office) ?? {};
  expect(container).toHaveTextContent(`${name}${address}${office} · GSTIN ${gstin}`);
});
