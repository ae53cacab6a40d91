import config from '../../portal.config.json' with { type: 'json' };
import { parseProjectOptions } from './options.ts';
import { openProject } from './project.ts';
import { retain } from './retention.ts';
import { run } from './run.ts';

await run(async (words) => {
  const options = parseProjectOptions('retention', words, process.env);
  const { keptYears } = config.privacy;
  const { yes } = options;
  return retain(openProject(options), { yes, keptYears, now: Date.now(), print: console.log });
});
