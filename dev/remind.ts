import { remind } from '../mail-service/remind/command.ts';
import { mailServiceEnvironment } from './mailService.ts';
import { refuseSwallowedOptions } from './npmOptions.ts';
import { devPorts } from './ports.ts';

const words = process.argv.slice(2);
try {
  const options = { 'dry-run': false, local: false, project: true };
  refuseSwallowedOptions('remind', options, words, process.env);
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { mailService: port, smtp: smtpPort, web: webPort, firestore: firestorePort } = devPorts();
  /** `--local` is the stack of `npm run dev`. */
  const local =
    words.includes('--local') && mailServiceEnvironment({ port, smtpPort, webPort, firestorePort });
  return remind(
    words.filter((word) => word !== '--local'),
    { ...process.env, ...local },
  );
}
