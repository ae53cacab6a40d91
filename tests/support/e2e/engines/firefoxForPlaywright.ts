#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { HOST } from '../../../../dev/project.ts';
import { findFirefox } from './programs.ts';

/**
 * The program that Playwright starts as Firefox, with the arguments of Firefox. Playwright sends each window a command that the Firefox
 * of Debian does not know, and ends; here the command is answered without an effect, and everything else is handed on.
 */
const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const LISTENING = /^(WebDriver BiDi listening on )(ws:\/\/\S+)/;

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => firefox.kill(signal));

createInterface(firefox.stderr).on('line', (line) => {
  const [, text, address] = LISTENING.exec(line) ?? [];
  if (!address) {
    console.error(line);
    return;
  }
  const server = new WebSocketServer({ host: HOST, port: 0 });
  server.on('connection', (client, { url }) => connect(client, `${address}${url}`));
  server.once('listening', () => {
    const { port } = server.address() as { port: number };
    console.error(`${text}ws://${HOST}:${port}`);
  });
});

function connect(client: WebSocket, address: string): void {
  const browser = new WebSocket(address, { maxPayload: 2 ** 29 });
  const opened = new Promise((resolve) => browser.once('open', resolve));
  client.on('message', (data) => {
    const { id, method } = JSON.parse(String(data));
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else void opened.then(() => browser.send(String(data)));
  });
  browser.on('message', (data) => client.send(String(data)));
  client.once('close', () => browser.close());
  browser.once('close', () => client.close());
}
