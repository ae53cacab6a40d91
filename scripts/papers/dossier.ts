import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { dossierName } from '../../src/domain/signed/dossier.ts';
import { openProject } from '../erase/project.ts';
import { run } from '../erase/run.ts';
import { parseCopyOptions } from './options.ts';
import { dossierOf, zipOf } from './personDossier.ts';

await run(async (words) => {
  const options = parseCopyOptions('dossier', words, process.env);
  const project = openProject(options);
  const dossier = await dossierOf(project, options.uid);
  const file = options.out ?? dossierName(dossier.record);
  await pipeline(zipOf(project, dossier, Date.now()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  console.log(`${file} is written. It has personal data: keep it where only those read it who may.`);
  return 0;
});
