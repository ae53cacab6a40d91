import { mailServiceEnvironment } from '../dev/mail.ts';
import { devPorts } from '../dev/ports.ts';
import { remind } from '../mail-service/remind/command.ts';

export async function main(words: string[]): Promise<number> {
  const { mailService: port, smtp: smtpPort, web: webPort, firestore: firestorePort } = devPorts();
  /** `--local` is the stack of `npm run dev`. */
  const local =
    words.includes('--local') && mailServiceEnvironment({ port, smtpPort, webPort, firestorePort });
  return remind(
    words.filter((word) => word !== '--local'),
    { ...process.env, ...local },
  );
}
