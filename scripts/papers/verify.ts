import { openProject } from '../erase/project.ts';
import { run } from '../erase/run.ts';
import { parsePaperOptions } from './options.ts';
import { verifyPapers } from './verifyPapers.ts';

await run((words) => {
  const options = parsePaperOptions('verify-paper', words, process.env);
  return verifyPapers(openProject(options), options.uid, console.log);
});
