import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePorts } from '../../../dev/ports.ts';
import { createPostman, type Postman } from '../../../mail-service/delivery.ts';
import { mailSettings } from '../../support/mailService.ts';

const MAIL = { to: 'ram@demo.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const ID = '<one@agency.example>';

/** The server's answer to a command, or its action on the connection. */
type Behaviour = (command: string, socket: Socket, mail: number) => string | undefined;
const POLITE: Record<string, string> = {
  EHLO: '250-mail.example\r\n250 SIZE 1000000',
  MAIL: '250 Fine',
  RCPT: '250 Fine',
  DATA: '354 Go on',
  RSET: '250 Fine',
  QUIT: '221 Bye',
};

let server: Server | undefined;
let port: number;
let postman: Postman | undefined;
afterEach(() => {
  postman?.close();
  server?.close();
});

/** An SMTP server with single answers changed by `behave`; returns the accepted mails. */
async function start(behave: Behaviour = () => undefined): Promise<string[]> {
  const accepted: string[] = [];
  let mails = 0;
  server = createServer((socket) => {
    let message: string | null = null;
    const answer = (command: string, usual: string) => {
      const reply = behave(command, socket, mails) ?? usual;
      if (reply !== '' && !socket.destroyed) socket.write(`${reply}\r\n`);
      return reply;
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (message !== null) {
        message += chunk;
        if (!message.endsWith('\r\n.\r\n')) return;
        if (answer('END', '250 Accepted').startsWith('250')) accepted.push(message);
        message = null;
        return;
      }
      for (const line of `${chunk}`.trim().split('\r\n')) {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'MAIL') mails += 1;
        if (answer(command, POLITE[command] ?? '500 What?').startsWith('354')) message = '';
      }
    });
    answer('HELLO', '220 mail.example');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  return accepted;
}

function deliver(environment: Record<string, string> = {}, mail = MAIL, attemptMs = 2_000) {
  postman = createPostman(mailSettings({ SMTP_PORT: `${port}`, ...environment }), attemptMs);
  return postman.deliver(mail, ID);
}

it('a mail is sent once, with its id', async () => {
  const accepted = await start();
  expect(await deliver()).toEqual({ messageId: ID, attempts: 1 });
  expect(accepted).toEqual([expect.stringContaining(`Message-ID: ${ID}`)]);
  expect(accepted[0]).toContain('From: Onboarding Portal <portal@agency.example>');
});

it('a line break in a subject or an address adds no header or recipient', async () => {
  let named = 0;
  const accepted = await start((command) => {
    if (command === 'RCPT') named += 1;
    return undefined;
  });
  await deliver({}, { ...MAIL, subject: 'Hello\r\nBcc: all@demo.example' });
  await deliver({}, { ...MAIL, to: 'ram@demo.example\r\nRCPT TO:<all@demo.example>' });
  expect(accepted.join()).not.toMatch(/^(Bcc|RCPT)/m);
  expect(named).toBe(2);
});

it('a server that asks to wait is retried and then accepts the mail', async () => {
  const accepted = await start((command, _, mail) =>
    command === 'RCPT' && mail === 1 ? '451 Greylisted' : undefined,
  );
  expect(await deliver()).toEqual({ messageId: ID, attempts: 2 });
  expect(accepted).toHaveLength(1);
});

it('a connection that breaks during a mail is opened again', async () => {
  const accepted = await start((command, socket, mail) => {
    if (command !== 'END' || mail > 1) return;
    socket.destroy();
    return '';
  });
  expect(await deliver()).toEqual({ messageId: ID, attempts: 2 });
  expect(accepted).toHaveLength(1);
});

it('a server that keeps asking to wait is reported', async () => {
  await start((command) => (command === 'RCPT' ? '451 Greylisted' : undefined));
  await expect(deliver()).rejects.toMatchObject({
    status: 502,
    message: 'The mail server asks to try again in a few minutes.',
  });
});

it('a refusal is not retried', async () => {
  let asked = 0;
  await start((command) => {
    if (command !== 'RCPT') return;
    asked += 1;
    return '550 No such person';
  });
  await expect(deliver()).rejects.toMatchObject({
    status: 502,
    message: 'The mail server refused the mail.',
  });
  expect(asked).toBe(1);
});

it.each<[string, Behaviour]>([
  ['says nothing at all', (command) => (command === 'HELLO' ? '' : undefined)],
  ['hangs in the middle', (command) => (command === 'DATA' ? '' : undefined)],
])(
  'a server that %s times out',
  async (_, behave) => {
    await start(behave);
    await expect(deliver({}, MAIL, 500)).rejects.toMatchObject({
      status: 502,
      message: 'The mail server cannot be reached.',
    });
  },
  20_000,
);

it('a closed port is reported after some attempts', async () => {
  await start();
  const { smtp } = await freePorts();
  await expect(deliver({ SMTP_PORT: `${smtp}` })).rejects.toMatchObject({
    status: 502,
    message: 'The mail server cannot be reached.',
  });
});

it('without encryption no mail is sent to a server that lacks STARTTLS', async () => {
  const accepted = await start();
  await expect(deliver({ SMTP_TLS: '' })).rejects.toMatchObject({ status: 502 });
  expect(accepted).toEqual([]);
});
