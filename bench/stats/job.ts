import { openFirestore } from '../../mail-service/remind/database.ts';
import { collectStats } from '../../mail-service/stats/collect.ts';
import config from '../../portal.config.json' with { type: 'json' };

const [projectId = '', emulator] = process.argv.slice(2);
const start = performance.now();
const firestore = openFirestore(projectId, emulator);
const parts = { firestore, domains: config.workDomains, hasWorkers: true, now: Date.now() };
const { people } = await collectStats(parts, { writes: true });
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const { maxRSS } = process.resourceUsage();
const line = `${people} people counted in ${seconds} s, at most ${Math.round(maxRSS / 1024)} MB.`;
// An exit before the callback can lose the line.
process.send?.(line, () => process.exit(0));
