import { md5 } from '@noble/hashes/legacy.js';
import { joined, textAt } from './bytes.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Completes a password of the older handlers; the whole of it stands for no password. */
const PADDING = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08, 0x2e, 0x2e,
  0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);
const ENTRY = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R\b|<<)/g;
const KEY_LENGTHS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const PART = 0x8000;
const LONGEST_DICTIONARY = 4096;

interface Encryption {
  revision: number;
  owner: Bytes;
  user: Bytes;
  permissions: number;
  /** The file's identifier; every one that was found. */
  ids: readonly Bytes[];
}

/**
 * Whether an encrypted PDF asks for a password when it is opened. One that only restricts printing or changes
 * opens without (ISO 32000-2, 7.6.4).
 * @returns false also where the file's encryption cannot be read
 */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  const text = binaryText(bytes);
  const dictionary = encryptionDictionary(text);
  if (dictionary === undefined) return false;
  // Another handler than Standard opens the file with a certificate or an online licence.
  const handler = /\/Filter\s*\/([^\s/<>[\]()]+)/.exec(dictionary)?.[1];
  if (handler !== undefined && handler !== 'Standard') return true;
  const encryption = readEncryption(dictionary, text);
  if (!encryption) return false;
  const { revision } = encryption;
  if (revision >= 2 && revision <= 4) return !opensWithOldHandler(encryption);
  if (revision === 5 || revision === 6) return !(await opensWithNewHandler(encryption));
  return false;
}

/** One character per byte. */
function binaryText(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) {
    parts.push(textAt(bytes, at, PART));
  }
  return parts.join('');
}

function encryptionDictionary(text: string): string | undefined {
  const entry = [...text.matchAll(ENTRY)].at(-1);
  if (!entry) return undefined;
  const [, number, generation] = entry;
  if (number === undefined) return dictionaryAt(text, entry.index);
  const object = new RegExp(`(?:^|\\D)${number}\\s+${generation}\\s+obj\\b`, 'g');
  const start = [...text.matchAll(object)].at(-1)?.index;
  return start === undefined ? undefined : dictionaryAt(text, start);
}

/** More than the dictionary, but nothing of a further object. */
function dictionaryAt(text: string, start: number): string {
  const [dictionary = ''] = text.slice(start, start + LONGEST_DICTIONARY).split('endobj', 1);
  return dictionary;
}

function readEncryption(dictionary: string, text: string): Encryption | undefined {
  const revision = /\/R\s+(\d+)/.exec(dictionary)?.[1];
  const permissions = /\/P\s+(-?\d+)/.exec(dictionary)?.[1];
  const owner = stringAfter(dictionary, /\/O\s*(?=[(<])/g);
  const user = stringAfter(dictionary, /\/U\s*(?=[(<])/g);
  if (!revision || !permissions || !owner || !user) return undefined;
  const ids = [...text.matchAll(/\/ID\s*\[\s*(?=[(<])/g)].map(({ index, 0: mark }) =>
    stringAt(text, index + mark.length),
  );
  return {
    revision: Number(revision),
    permissions: Number(permissions),
    owner,
    user,
    ids: [new Uint8Array(), ...ids],
  };
}

function stringAfter(text: string, key: RegExp): Bytes | undefined {
  const found = key.exec(text);
  return found ? stringAt(text, key.lastIndex) : undefined;
}

/** A PDF string, written in hexadecimal digits or literally. */
function stringAt(text: string, at: number): Bytes {
  return text[at] === '<' ? hexString(text, at + 1) : literalString(text, at + 1);
}

function hexString(text: string, from: number): Bytes {
  const digits = text.slice(from, text.indexOf('>', from)).replace(/\s/g, '');
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literalString(text: string, from: number): Bytes {
  const found: number[] = [];
  const part = /\\([0-7]{1,3}|\r\n|.)|./gs;
  part.lastIndex = from;
  let depth = 1;
  for (let match = part.exec(text); match; match = part.exec(text)) {
    const [whole, escaped] = match;
    if (whole === '(') depth += 1;
    if (whole === ')') depth -= 1;
    if (depth === 0) break;
    if (escaped === undefined) found.push(whole.charCodeAt(0));
    else if (/^[0-7]/.test(escaped)) found.push(Number.parseInt(escaped, 8));
    else if (!/^[\r\n]/.test(escaped)) found.push((ESCAPES[escaped] ?? escaped).charCodeAt(0));
  }
  return Uint8Array.from(found);
}

/**
 * Revisions 2 to 4. Tries every length of the key, every identifier and both treatments of metadata, because
 * the entries that say which one holds are often absent or wrong; a false match is as improbable as a guessed key.
 */
function opensWithOldHandler({ revision, owner, user, permissions, ids }: Encryption): boolean {
  const flags = new Uint8Array(new Int32Array([permissions]).buffer);
  const metadata = revision === 4 ? [new Uint8Array(), new Uint8Array(4).fill(0xff)] : [new Uint8Array()];
  return ids.some((id) =>
    metadata.some((end) =>
      KEY_LENGTHS.some((length) => {
        let hash: Uint8Array = md5(joined([PADDING, owner.subarray(0, 32), flags, id, end]));
        if (revision === 2) return startsWith(user, rc4(hash.subarray(0, 5), PADDING));
        for (let round = 0; round < 50; round += 1) hash = md5(hash.subarray(0, length));
        const key = hash.subarray(0, length);
        let check: Uint8Array = md5(joined([PADDING, id]));
        for (let round = 0; round < 20; round += 1)
          check = rc4(
            key.map((byte) => byte ^ round),
            check,
          );
        return startsWith(user, check);
      }),
    ),
  );
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255;
    swap(one, other);
  }
  let other = 0;
  return data.map((byte, index) => {
    const one = index + 1;
    other = (other + at(one)) & 255;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
}

/** Revisions 5 and 6: `/U` is a hash, eight bytes of salt for it, and eight that are not needed here. */
async function opensWithNewHandler({ revision, user }: Encryption): Promise<boolean> {
  const hash = await digest('SHA-256', user.subarray(32, 40));
  return startsWith(user, revision === 5 ? hash : await hardened(hash));
}

/** Algorithm 2.B of ISO 32000-2 for an empty user password. */
async function hardened(hash: Bytes): Promise<Bytes> {
  let key = hash;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const mixed = await aes(key, joined(new Array<Bytes>(64).fill(key)));
    last = mixed.at(-1) ?? 0;
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await digest(rest === 0 ? 'SHA-256' : rest === 1 ? 'SHA-384' : 'SHA-512', mixed);
  }
  return key.subarray(0, 32);
}

async function digest(algorithm: string, data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest(algorithm, data));
}

/** Without the padding that the browser adds. */
async function aes(hash: Bytes, data: Bytes): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', hash.subarray(0, 16), 'AES-CBC', false, ['encrypt']);
  const result = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.subarray(16, 32) }, key, data);
  return new Uint8Array(result, 0, data.length);
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return bytes.length >= start.length && start.every((byte, at) => byte === bytes[at]);
}
