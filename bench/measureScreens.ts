import { sumOf } from '../tests/support/e2e/measure/tally.ts';
import { WireMeter } from '../tests/support/e2e/measure/wire.ts';
import type { Measured } from './measured.ts';
import { observeFetch } from './observedFetch.ts';
import { SOUGHT, VISITORS } from './population.ts';
import type { Portal } from './portal.ts';
import type { Measure } from './visits.ts';

export type Cost = Omit<Measured, 'people'>;

/** Opens every screen once; one costs what is read until all that the screen follows is there. */
export async function measureScreens(
  portal: Portal,
  ports: { firestore: number; storage: number },
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let visit = 0; visit < portal.visitCount; visit += 1) {
    const meter = new WireMeter(ports);
    const stop = observeFetch(meter.observe);
    const read = () => ({ reads: sumOf(meter.cost().reads), bytes: meter.answeredLength() });
    const measure: Measure = async (screen, show) => {
      const before = read();
      const start = performance.now();
      const shown = await show();
      await meter.settled();
      const milliseconds = performance.now() - start;
      const { reads, bytes } = read();
      costs.push({ screen, reads: reads - before.reads, bytes: bytes - before.bytes, milliseconds });
      return shown;
    };
    try {
      await portal.inNewTab(({ makeVisit }) => makeVisit(visit, VISITORS, SOUGHT, measure));
    } finally {
      stop();
    }
  }
  return costs;
}
