import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from '../../../../mail-service/delivery.ts';
import { layOut, type MailContent } from '../../../../mail-service/layout.ts';
import { installMissing, pathOf, requireChromium } from '../stack/chromium.ts';

/** Finds or installs a browser and SpamAssassin. Throws, saying what to do, where one is missing. */
export function requireLooks(): void {
  requireChromium();
  const [name] = installMissing({ spamassassin: () => pathOf('spamassassin') });
  if (name) throw new Error(`Missing for the mails: run \`sudo apt-get install ${name}\`.`);
}

/** The points that SpamAssassin gives each mail with its local rules, by the mail's name. */
export async function spamPoints(
  mails: Readonly<Record<string, MailContent>>,
): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  try {
    const transport = createTransport({ streamTransport: true, buffer: true });
    for (const [name, content] of Object.entries(mails)) {
      const mail = { to: 'ram@demo.example', ...layOut(content) };
      const { message } = await transport.sendMail(
        messageOf(mail, 'portal@agency.example', `<${name}@agency.example>`),
      );
      await writeFile(join(folder, name), message);
    }
    const { stdout, error } = spawnSync('spamassassin', ['--local', folder], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (error) throw error;
    const answers = stdout.split(/^X-Spam-Checker-Version: /m).slice(1);
    return Object.fromEntries(
      answers.map((text) => [
        /^Message-ID: <([^@]+)@/m.exec(text)?.[1],
        Number(/^X-Spam-Status: .*\bscore=(\S+)/m.exec(text)?.[1]),
      ]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
