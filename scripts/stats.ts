import { StartError } from '../dev/startError.ts';
import { collectStats } from '../mail-service/stats/collect.ts';
import config from '../portal.config.json' with { type: 'json' };
import { staffFigures } from '../src/config/portal.ts';
import type { MonthStats } from '../src/domain/insights/counts.ts';
import { totalsOf } from '../src/domain/insights/figures.ts';
import { isMonth, monthOf } from '../src/domain/insights/months.ts';
import { openAccounts, readProjectWords } from './project.ts';

export async function main(words: string[]): Promise<number> {
  const { values, target } = readProjectWords('stats', words);
  const { month, 'dry-run': isDryRun } = values;
  const now = Date.now();
  if (month !== undefined && !(isMonth(month) && month <= monthOf(now))) {
    throw new StartError(`${month} is no month up to now, such as ${monthOf(now)}.`);
  }
  const { firestore } = openAccounts(target);
  try {
    const parts = { firestore, domains: config.workDomains, hasWorkers: staffFigures, now };
    const { people, months, taken } = await collectStats(parts, { month, writes: !isDryRun });
    for (const [each, stats] of months) console.log(lineOf(each, stats));
    for (const each of taken) console.log(`${each} was written meanwhile. Run it again.`);
    console.log(`People counted: ${people}.${isDryRun ? ' Nothing was written.' : ''}`);
    return taken.length > 0 ? 1 : 0;
  } finally {
    await firestore.terminate();
  }
}

function lineOf(month: string, stats: MonthStats): string {
  const { tallies } = totalsOf(stats, {});
  const { invited = 0, registered = 0, submitted = 0, approved = 0, denied = 0 } = tallies;
  return `${month}: ${invited} invited, ${registered} registered, ${submitted} submitted, ${approved} approved, ${denied} denied`;
}
