import { afterEach, expect, it } from 'vitest';
import { applyStylesheet } from '../../../../src/app/boot/applyStylesheet.ts';

const kept = () => document.querySelector('template#stylesheet');
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

function keepBack(): void {
  document.body.innerHTML =
    '<template id="stylesheet"><link rel="stylesheet" href="/assets/style-abc.css"></template>';
}

afterEach(() => {
  for (const element of [kept(), ...links()]) element?.remove();
});

it('resolves at once on a page that has its stylesheet', async () => {
  await applyStylesheet();
  expect(links()).toEqual([]);
});

for (const outcome of ['load', 'error']) {
  it(`adds the stylesheet once, and settles on its ${outcome}`, async () => {
    keepBack();
    let isSettled = false;
    const applied = applyStylesheet().then(() => {
      isSettled = true;
    });
    const [link] = links();
    expect(link?.getAttribute('href')).toBe('/assets/style-abc.css');
    expect(kept()).toBeNull();
    await Promise.resolve();
    expect(isSettled).toBe(false);
    link?.dispatchEvent(new Event(outcome));
    await applied;
    await applyStylesheet();
    expect(links()).toHaveLength(1);
  });
}
