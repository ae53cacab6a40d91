import { openProject } from '../erase/project.ts';
import { run } from '../erase/run.ts';
import { parseCopyOptions } from './options.ts';
import { verifySignedCopies } from './verifySignedCopies.ts';

await run((words) => {
  const options = parseCopyOptions('verify-paper', words, process.env);
  return verifySignedCopies(openProject(options), options.uid, console.log);
});
