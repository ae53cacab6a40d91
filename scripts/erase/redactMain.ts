import { aadharMode } from '../../src/config/portal.ts';
import { parseProjectOptions } from './options.ts';
import { openProject } from './project.ts';
import { redactAadhar } from './redactAadhar.ts';
import { run } from './run.ts';

await run(async (words) => {
  const options = parseProjectOptions('redact-aadhar', words, process.env);
  const { yes } = options;
  return redactAadhar(openProject(options), { mode: aadharMode, yes, print: console.log });
});
