import { sumOf } from '../e2e/measure/tally.ts';
import { WireMeter } from '../e2e/measure/wire.ts';
import { inTime } from '../inTime.ts';
import { observeFetch } from './observedFetch.ts';
import type { Portal } from './portal.ts';
import type { Measure } from './visits.ts';

/** Opens every screen once. @returns the documents read for each, until the screen is complete */
export async function measureScreens(
  portal: Portal,
  ports: { firestore: number; storage: number },
): Promise<Record<string, number>> {
  const reads: Record<string, number> = {};
  for (let visit = 0; visit < portal.visitCount; visit += 1) {
    const meter = new WireMeter(ports);
    const stop = observeFetch(meter.observe);
    const read = () => sumOf(meter.cost().reads);
    const measure: Measure = async (screen, show) => {
      const before = read();
      try {
        const shown = await inTime(show(), () => `Listeners without all documents: ${meter.unsettled()}.`);
        await meter.settled();
        reads[screen] = read() - before;
        return shown;
      } catch (error) {
        throw new Error(`${screen}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    };
    try {
      await portal.inNewTab(({ makeVisit }) => makeVisit(visit, measure));
    } finally {
      stop();
    }
  }
  return reads;
}
