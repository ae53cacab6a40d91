import type { Measured } from './measured.ts';
import { SOUGHT, VISITORS } from './population.ts';
import type { Portal } from './portal.ts';
import type { ReadMeter } from './readMeter.ts';
import type { Measure } from './visits.ts';

export type Cost = Omit<Measured, 'people'>;

/** Opens every screen once; one costs what goes through the meter until all that the screen follows is there. */
export async function measureScreens(portal: Portal, meter: ReadMeter): Promise<Cost[]> {
  const costs: Cost[] = [];
  const measure: Measure = async (screen, show) => {
    const before = meter.tally();
    const start = performance.now();
    const shown = await show();
    await meter.settled();
    const milliseconds = performance.now() - start;
    const { reads, bytes } = meter.tally();
    costs.push({ screen, reads: reads - before.reads, bytes: bytes - before.bytes, milliseconds });
    return shown;
  };
  for (let visit = 0; visit < portal.visitCount; visit += 1) {
    await portal.inNewTab(({ makeVisit }) => makeVisit(visit, VISITORS, SOUGHT, measure));
  }
  return costs;
}
