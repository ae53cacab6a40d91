import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { dossierName } from '../../src/domain/signed/dossier.ts';
import type { Main } from '../main.ts';
import { openProject, readProjectWords, uidOf } from '../project.ts';
import { dossierOf, zipOf } from './personDossier.ts';
import { verifySignedCopies } from './verifySignedCopies.ts';

export const verifyMain: Main = async (words) => {
  const { target, positionals } = readProjectWords('verify-paper', words);
  const uid = uidOf('verify-paper', positionals);
  return (await verifySignedCopies(openProject(target), uid, console.log)) === 0 ? 0 : 1;
};

export const dossierMain: Main = async (words) => {
  const { target, positionals, values } = readProjectWords('dossier', words);
  const uid = uidOf('dossier', positionals);
  const project = openProject(target);
  const dossier = await dossierOf(project, uid);
  const file = values.out ?? dossierName(dossier.record);
  await pipeline(zipOf(project, dossier, Date.now()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  console.log(`${file} is written. It has personal data: keep it where only those read it who may.`);
  return 0;
};
