import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SIZES = [0.75, 0.8125, 0.875, 1, 1.125, 1.25, 1.5, 1.75];
const WEIGHTS = [400, 600, 700];
/** Of space, in rem: two pixels. */
const STEP = 0.125;

/** Whether the stylesheet's line keeps to the scales; a button's own padding gives it the height of a finger. */
function isOnScale(line: string): boolean {
  const [, property = '', value = ''] = /^\s*([\w$-]+): (.*);/.exec(line) ?? [];
  const lengths = [...value.matchAll(/(?<![\w.])(\d*\.?\d+)rem/g)].map(([, length]) => Number(length));
  if (/font-size$/.test(property)) return lengths.every((length) => SIZES.includes(length));
  if (/font-weight$/.test(property)) return !Number(value) || WEIGHTS.includes(Number(value));
  if (/gap|margin|padding/.test(property) && !property.startsWith('--bs-btn'))
    return lengths.every((length) => length % STEP === 0);
  return true;
}

it('every stylesheet uses one scale of type, weight and space', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.scss'),
  );
  const offScale = files.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .filter((line) => !isOnScale(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(offScale).toEqual([]);
});
