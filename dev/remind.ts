import { remind } from '../mail-service/remind/command.ts';
import { mailServiceEnvironment } from './mailService.ts';
import { devPorts } from './ports.ts';

const words = process.argv.slice(2);
const { mailService: port, smtp: smtpPort, web: webPort, firestore: firestorePort } = devPorts();
/** `--local` is the stack of `npm run dev`. */
const local = words.includes('--local') && mailServiceEnvironment({ port, smtpPort, webPort, firestorePort });
process.exitCode = await remind(
  words.filter((word) => word !== '--local'),
  { ...process.env, ...local },
);
