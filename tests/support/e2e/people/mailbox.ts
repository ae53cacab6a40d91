import { HOST, PROJECT_ID } from '../../../../dev/project.ts';
import { expect } from '../expect.ts';
import { e2ePorts } from '../stack/environment.ts';

interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  to: { address: string; name: string }[];
  cc?: { address: string; name: string }[];
}

/** All mails to an address so far, as recipient or in copy, oldest first. */
export async function mailbox(address: string): Promise<ReceivedMail[]> {
  const { mailbox: port } = await e2ePorts();
  const query = new URLSearchParams({ 'envelope.to.address': address });
  const response = await fetch(`http://${HOST}:${port}/email?${query}`);
  return (await response.json()) as ReceivedMail[];
}

/** Waits for a mail to this address whose subject matches, and returns the latest. */
export async function waitForMail(address: string, subject: RegExp): Promise<ReceivedMail> {
  return waitFor(
    async () => (await mailbox(address)).filter((mail) => subject.test(mail.subject)).at(-1),
    `a mail to ${address} about ${subject}`,
  );
}

/** The target of a link in a mail, by its text; throws when there is none. */
export function mailedLink({ html, subject }: ReceivedMail, text: string): string {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>/g)];
  const href = links.find(([, , label]) => label === text)?.[1];
  if (!href) throw new Error(`There is no link ${text} in the mail about ${subject}.`);
  return href.replaceAll('&amp;', '&');
}

/** Waits for the link that Auth would mail to this address, and returns the latest. */
export async function waitForActionLink(
  address: string,
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
): Promise<string> {
  const { auth } = await e2ePorts();
  const url = `http://${HOST}:${auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`;
  return waitFor(async () => {
    const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
    type OobCode = Record<'email' | 'requestType' | 'oobLink', string>;
    const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] };
    return oobCodes.findLast((code) => code.email === address && code.requestType === requestType)?.oobLink;
  }, `a ${requestType} link for ${address}`);
}

async function waitFor<Value>(find: () => Promise<Value | undefined>, what: string): Promise<Value> {
  let found: Value | undefined;
  await expect
    .poll(
      async () => {
        found = await find();
        return found !== undefined;
      },
      { message: what },
    )
    .toBe(true);
  if (found === undefined) throw new Error(`There is not ${what}.`);
  return found;
}
