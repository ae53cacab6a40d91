import { expect, test } from 'vitest';
import { checkFile } from '../../../../src/domain/files/fileCheck.ts';
import { needsPassword } from '../../../../src/domain/files/pdfPassword.ts';

/** Identifier, O and U of a file that qpdf wrote with the owner password "owner". */
function encrypted(settings: string, keys: string) {
  const [id = '', o = '', u = ''] = keys.split(' ').map((digits) => `<${digits}>`);
  return { id, dictionary: `<< /Filter /Standard ${settings} /O ${o} /U ${u} >>` };
}

function pdf(settings: string, keys: string): Uint8Array<ArrayBuffer> {
  const { id, dictionary } = encrypted(settings, keys);
  return bytesOf(
    `%PDF-1.7\n14 0 obj\n<<>>\nendobj\n4 0 obj\n${dictionary}\nendobj\ntrailer <</ID [${id}${id}]/Encrypt 4 0 R>>\n%%EOF\n`,
  );
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const FILES: readonly [kind: string, settings: string, ownerOnly: string, withPassword: string][] = [
  [
    '40-bit RC4',
    '/Length 40 /P -4 /R 2 /V 1',
    '62db684002b695679d979d5c932b6539 c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab bfa3f461ee02db6c2665037c47ff8249b37d72a36e04270b1db29a58da03054f',
    'ce3fd7b78b7b3d30e8b18a95f54d3603 94e8094419662a774442fb072e3d9f19e9d130ec09a4d0061e78fe920f7ab62f d6d8949a44632bffb2e8d259e2cd35adc131d404816ac10cdb47fc291bc502be',
  ],
  [
    '128-bit RC4',
    '/Length 128 /P -4 /R 3 /V 2',
    '06530d1ee108bfac4bdf8f26b87ed533 566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5 cf673b30aad83cacf0fe89c5fd7b27020122456a91bae5134273a6db134c87c4',
    'a989f66b8de158d34ce94844cc84d3c0 0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671 58a04525b1f326b5a05cec0f54d81b440122456a91bae5134273a6db134c87c4',
  ],
  [
    '128-bit AES',
    '/Length 128 /P -1324 /R 4 /V 4',
    '74d8d90ab36ea8f0c810ce84840c4548 566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5 aa5775d4dcdf4cd5c5417c10718ef40c0122456a91bae5134273a6db134c87c4',
    'e8798ab38e82b07ccf90b8bb0b948bac 0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671 3945334e5f9488dfe5c23f9330a614710122456a91bae5134273a6db134c87c4',
  ],
  [
    '128-bit AES, readable metadata',
    '/EncryptMetadata false /Length 128 /P -4 /R 4 /V 4',
    '1703b96396dcb6efaa5918e9af33c40c 566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5 1a0204c517267d44b47cde23dc7476b00122456a91bae5134273a6db134c87c4',
    '7ee77aa95f148676f6118f4ef24c9e23 0ba3835f88f90388e74e54584125ce142be0de24c6b0d37746e075b891756671 5f3270f1eda91802b2d9e5df5b5559dc0122456a91bae5134273a6db134c87c4',
  ],
  [
    '256-bit AES of Acrobat 9',
    '/Length 256 /P -4 /R 5 /V 5',
    'a4b790d8bf56369156ed78b26aa70d8d 9354ca677885c232f8c5cb1c51a01de5556acfe4758da18c9f42af56b57043051f0ea50cec9726cce46c6ede57b43361 3122776b11f698c3db3a640cb15bd23afaa5946c34356c3fdc11b461a6bac3591fb7765d68ae2d7166512de03ba14e8a',
    '5f8c997110d95972fd8debb308140056 904809e033ea888d07575d7869dacb55706f9e3b24b499d3621d2bf2bc70bff3ef6f2b06b20aa742ac402fb2fe81809b 33e50980e23994bdd77e7bbfd2e7b809b790021e027d64052023058eee13cc1416496826bf7704430bffd8be2d681b3f',
  ],
  [
    '256-bit AES',
    '/Length 256 /P -4 /R 6 /V 5',
    '43c82c296bb30f18862a6230f3eecb7e 23131bcd87a3a1fab56abe9873fdafd7729c50ba2e2e66978a27562f8696f13cd4b10f55bafdfeb25f9f692d7fee7b95 d04dfc90386214005d1d2ba12fb31cbb3b01b3830bc052b354544808c99e5757ea8b8ae7ac34f650f20844d32dfd075b',
    '380f87c601123d30248fbbe4408951b7 35e02c62ab0c3624eb5275d90c913f5bd5b0bf4535e9e3f0b225429b860d43d3de367660071ef43680eb22f8b678fe02 8d752f080923138817eedf256dbc8cb947a06a12a8b8ff8303dfb593a0619b8c966bb0503ff4c3510e937e01e725e5ef',
  ],
];

const [, [, SETTINGS, OWNER_ONLY, WITH_PASSWORD]] = FILES as [unknown, (typeof FILES)[number]];

/** The strings of a file, written as most programs write them. */
function literal(text: string): string {
  return text.replace(/<([0-9a-f]+)>/g, (_, digits: string) => {
    const characters = String.fromCharCode(
      ...(digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
    );
    return `(${characters
      .replace(/[\\()]/g, '\\$&')
      .replace(/\r/g, '\\r')
      .replace(/\n/g, '\\012')})`;
  });
}

test.each(FILES)('%s: only a user password is needed', async (_, settings, ownerOnly, withPassword) => {
  expect(await needsPassword(pdf(settings, ownerOnly))).toBe(false);
  expect(await needsPassword(pdf(settings, withPassword))).toBe(true);
});

test('reads literal strings and a dictionary inside the trailer', async () => {
  const trailer = (keys: string) => {
    const { id, dictionary } = encrypted(SETTINGS, keys);
    return bytesOf(
      `%PDF-1.4\ntrailer <</Encrypt ${literal(dictionary)} /ID [${literal(id)}${literal(id)}]>>\n%%EOF\n`,
    );
  };
  expect(await needsPassword(trailer(OWNER_ONLY))).toBe(false);
  expect(await needsPassword(trailer(WITH_PASSWORD))).toBe(true);
});

test.each([
  ['no encryption dictionary', '%PDF-1.4 /Encrypt 9 0 R', false],
  ['an unknown revision', '%PDF-1.4 /Encrypt <</Filter/Standard/R 9/P -4/O (o)/U (u)>>', false],
  ['a certificate', '%PDF-1.4 /Encrypt <</Filter/Adobe.PubSec/V 2>>', true],
])('decides on a file with %s', async (_, text, isNeeded) => {
  expect(await needsPassword(bytesOf(text))).toBe(isNeeded);
});

test('accepts a PDF that opens without a password, and refuses one that needs it', async () => {
  const ownerOnly = new File([pdf(SETTINGS, OWNER_ONLY)], 'card.pdf');
  expect(await checkFile(ownerOnly)).toEqual({ contentType: 'application/pdf' });
  const locked = new File([pdf(SETTINGS, WITH_PASSWORD)], 'card.pdf');
  expect((await checkFile(locked)).error).toMatch(/password/);
});
