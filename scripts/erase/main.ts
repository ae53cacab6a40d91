import config from '../../portal.config.json' with { type: 'json' };
import { aadharMode } from '../../src/config/portal.ts';
import type { Main } from '../main.ts';
import { openProject, readProjectWords } from '../project.ts';
import { erasePerson, parseErase } from './erasePerson.ts';
import { redactAadhar } from './redactAadhar.ts';
import { retain } from './retention.ts';

const { keptYears } = config.privacy;
const print = console.log;

export const eraseMain: Main = async (words) => {
  const { target, ...options } = parseErase(words);
  await erasePerson(openProject(target), options, { keptYears, now: Date.now(), print });
  return 0;
};

export const retentionMain: Main = async (words) => {
  const { target, values } = readProjectWords('retention', words);
  return retain(openProject(target), { yes: values.yes, keptYears, now: Date.now(), print });
};

export const redactMain: Main = async (words) => {
  const { target, values } = readProjectWords('redact-aadhar', words);
  return redactAadhar(openProject(target), { mode: aadharMode, yes: values.yes, print });
};
