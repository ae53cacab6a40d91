import config from '../../portal.config.json' with { type: 'json' };
import { erasePerson } from './erasePerson.ts';
import { parseErase } from './options.ts';
import { openProject } from './project.ts';
import { run } from './run.ts';

await run(async (words) => {
  const options = parseErase(words, process.env);
  const { keptYears } = config.privacy;
  await erasePerson(openProject(options), options, { keptYears, now: Date.now(), print: console.log });
  return 0;
});
