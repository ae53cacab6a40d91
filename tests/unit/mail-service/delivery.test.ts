import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { freePorts } from '../../../dev/ports.ts';
import { createPostman, type Delivery, type Postman } from '../../../mail-service/delivery.ts';
import { isForGood, type Refusal, reasonOf } from '../../../mail-service/refusal.ts';
import { mailSettings } from '../../support/mailService.ts';

const MAIL = { to: 'ram@demo.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const ID = '<one@agency.example>';
const UNREACHABLE = { status: 502, message: 'The mail server cannot be reached.' };

/** Of localhost, self-signed, for this test only. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfTCCASKgAwIBAgIUKGNFok4ai8y4vMQyFPpTGTgiKBAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzA0MzAzNVoYDzIxMjYxMTAz
MDQzMDM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQhUCSZOkJ/GBC8zTu3dEHMQdJNZA28F849Wbujg6q9debq0wS0SfT5
mQ+LVOTMC8Eq8AB9XwVNbzT6ugHL2Mr4o1AwTjAdBgNVHQ4EFgQU64vt3r1SNod+
FTd0czQ0gUJA6u8wHwYDVR0jBBgwFoAU64vt3r1SNod+FTd0czQ0gUJA6u8wDAYD
VR0TAQH/BAIwADAKBggqhkjOPQQDAgNJADBGAiEA9RzlRKwaw7N8FlCz/L3gclIG
e0pkQy5ouu61rLQWHQsCIQD3/keBqqZR54/KkyZ+Lj1y6vNwR4nw8JOjlsshKMS1
1Q==
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9Px9cdTQpuwku5jN
yGSoPGmMrnBtC6Cwu2OGQP2vSLKhRANCAAQhUCSZOkJ/GBC8zTu3dEHMQdJNZA28
F849Wbujg6q9debq0wS0SfT5mQ+LVOTMC8Eq8AB9XwVNbzT6ugHL2Mr4
-----END PRIVATE KEY-----`;

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

/** Answers STARTTLS with a certificate that nobody signed. */
function encrypt(command: string, socket: Socket) {
  if (command !== 'STAR') return;
  socket.removeAllListeners('data');
  socket.write('220 Go on\r\n');
  new TLSSocket(socket, { isServer: true, cert: CERTIFICATE, key: KEY }).on('error', () => undefined);
  return '';
}

function refusedBy(delivery: Promise<Delivery>): Promise<Refusal> {
  return delivery.then(
    () => Promise.reject(new Error('The mail was accepted.')),
    (error: Refusal) => error,
  );
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
  // Of alternatives, a mail program shows the last one that it can.
  expect([...(accepted[0] ?? '').matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type)).toEqual([
    'multipart/alternative',
    'text/plain',
    'multipart/related',
    'text/html',
    'image/png',
  ]);
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

const breaks: Behaviour = (command, socket, mail) => {
  if (command !== 'END' || mail > 1) return;
  socket.destroy();
  return '';
};
const delays: Behaviour = (command, _, mail) =>
  command === 'RCPT' && mail === 1 ? '451 Greylisted' : undefined;
it.each([
  ['asks to wait', delays],
  ['breaks the connection', breaks],
])('a server that %s once is asked again and accepts the mail', async (_, behave) => {
  const accepted = await start(behave);
  expect(await deliver()).toEqual({ messageId: ID, attempts: 2 });
  expect(accepted).toHaveLength(1);
});

it('a server that keeps asking to wait is reported', async () => {
  await start((command) => (command === 'RCPT' ? '451 Greylisted' : undefined));
  const message = 'The mail server asks to try again in a few minutes.';
  await expect(deliver()).rejects.toMatchObject({ status: 502, message });
});

it.each([
  ['RCPT', '550 5.1.1 No such person', 'refused the mail', true],
  ['END', '554 5.6.0 Not like this', 'refused the mail', true],
  ['RCPT', '554 5.7.1 Relay access denied', 'refused the mail', false],
  ['MAIL', '530 5.7.0 Authentication required', 'refused the mail', false],
  ['AUTH', '535 5.7.8 Authentication failed', 'refused the login of the mail service', false],
])('does not retry %s after %s: %s, for good: %s', async (...row) => {
  const [at, answer, reason, isFinal] = row;
  let asked = 0;
  await start((command) => {
    if (command === 'EHLO') return '250-mail.example\r\n250 AUTH PLAIN';
    if (command === 'AUTH' && at !== 'AUTH') return '235 Welcome';
    if (command !== at) return;
    asked += 1;
    return answer;
  });
  const error = await refusedBy(deliver({ SMTP_USER: 'portal', SMTP_PASSWORD: 'secret' }));
  expect(error).toMatchObject({ status: 502, message: `The mail server ${reason}.` });
  expect(isForGood(error)).toBe(isFinal);
  expect(asked).toBe(1);
});

it.each<[string, Behaviour, string]>([
  ['lacks STARTTLS', () => undefined, '502 ETLS 500'],
  ['has an untrusted certificate', encrypt, '502 ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT'],
])('a server that %s gets no mail and no second try', async (_, behave, reason) => {
  let hellos = 0;
  const accepted = await start((command, socket, mail) => {
    if (command === 'HELLO') hellos += 1;
    return behave(command, socket, mail);
  });
  const error = await refusedBy(deliver({ SMTP_HOST: 'localhost', SMTP_TLS: '' }));
  expect(error.message).toBe('The mail server offers no encryption that can be trusted.');
  expect(reasonOf(error)).toBe(reason);
  expect(isForGood(error)).toBe(false);
  expect({ accepted, hellos }).toEqual({ accepted: [], hellos: 1 });
});

it.each<[string, Behaviour]>([
  ['says nothing at all', (command) => (command === 'HELLO' ? '' : undefined)],
  ['hangs in the middle', (command) => (command === 'DATA' ? '' : undefined)],
])(
  'a server that %s times out',
  async (_, behave) => {
    await start(behave);
    await expect(deliver({}, MAIL, 500)).rejects.toMatchObject(UNREACHABLE);
  },
  20_000,
);

it('a closed port is reported after some attempts', async () => {
  await start();
  const { smtp } = await freePorts();
  await expect(deliver({ SMTP_PORT: `${smtp}` })).rejects.toMatchObject(UNREACHABLE);
});
