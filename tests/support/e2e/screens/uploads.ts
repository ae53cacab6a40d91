import { writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Locator, type Page, type Route, test } from '@playwright/test';
import { HOST } from '../../../../dev/project.ts';
import { cardPng, type SampleFile, samplePdf, samplePng, signaturePng } from '../../sampleFiles.ts';
import { closedGate } from '../faults/networkFaults.ts';
import { e2ePorts } from '../stack/environment.ts';

/** A file as `setInputFiles` takes it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const chosen = (name: string, { contentType, bytes }: SampleFile): ChosenFile => ({
  name,
  mimeType: contentType,
  buffer: Buffer.from(bytes),
});

export const pngFile = (name: string, width?: number, height?: number) =>
  chosen(name, samplePng(width, height));

/** A card without a name. */
export const cardFile = (name: string) => chosen(name, cardPng());

export const signatureFile = (name: string) => chosen(name, signaturePng());

export const pdfFile = (name: string, line = 'Cancelled cheque, specimen') => chosen(name, samplePdf(line));

const PNG_HEADER = 33;

/** A PNG image of this size in bytes, by a suggested palette, which the portal keeps and a decoder passes over. */
export function largePng(name: string, size: number): ChosenFile {
  const { bytes } = samplePng();
  const palette = Buffer.alloc(size - bytes.length);
  palette.writeUInt32BE(palette.length - 12, 0);
  palette.write('sPLT', 4);
  palette.writeUInt32BE(crc32(palette.subarray(4, -4)), palette.length - 4);
  return {
    ...pngFile(name),
    buffer: Buffer.concat([bytes.subarray(0, PNG_HEADER), palette, bytes.subarray(PNG_HEADER)]),
  };
}

/**
 * The path of this file on the disk, from where the browser reads it: passing the bytes of a large one takes
 * seconds.
 */
export async function onDisk({ name, buffer }: ChosenFile): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}

/** A page of HTML under the name and type of a photo. */
export const disguisedFile: ChosenFile = {
  name: 'page.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><html><body>Hi</body></html>'),
};

/**
 * Chooses a file like `setInputFiles`, which would keep the input and its screen in memory while the page is
 * open; long runs would report that as a leak.
 */
export async function chooseFile(input: Locator, { name, mimeType, buffer }: ChosenFile): Promise<void> {
  const file = { name, mimeType, base64: buffer.toString('base64') };
  await input.evaluate((element, chosen) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('This is no file input.');
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(chosen.base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], chosen.name, { type: chosen.mimeType }));
    element.files = transfer.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, file);
}

/** What the file service answers where its rules deny. */
export const DENIED = {
  status: 403,
  json: { error: { code: 403, message: 'Permission denied.' } },
};

/** Lets `answer` handle every call of one page to the file service, until the returned function is called. */
export async function routeStorage(
  page: Page,
  answer: (route: Route) => unknown,
): Promise<() => Promise<void>> {
  const { storage } = await e2ePorts();
  const calls = `http://${HOST}:${storage}/**`;
  await page.route(calls, answer);
  return () => page.unroute(calls);
}

/**
 * Counts the uploads that start, and notes from which byte each part is sent that the file service gets. `answer` deals
 * with a part, or leaves it to the file service by returning nothing.
 */
export async function followUploads(
  page: Page,
  answer: (route: Route, offset: number) => Promise<void> | undefined,
) {
  const followed = { starts: 0, offsets: [] as number[] };
  await routeStorage(page, (route) => {
    const headers = route.request().headers();
    const command = headers['x-goog-upload-command'] ?? '';
    if (command === 'start') followed.starts += 1;
    if (!command.startsWith('upload')) return route.continue();
    const offset = Number(headers['x-goog-upload-offset']);
    const answered = answer(route, offset);
    if (answered !== undefined) return answered;
    followed.offsets.push(offset);
    return route.continue();
  });
  return followed;
}

/** Delays the uploads of one page until `release`. */
export async function holdUploads(page: Page): Promise<{ release: () => void }> {
  const { gate, release } = closedGate();
  await routeStorage(page, async (route) => {
    const isChunk = (route.request().postDataBuffer()?.length ?? 0) > 100_000;
    if (isChunk) await gate;
    // A request that the page cancelled meanwhile cannot continue.
    await route.continue().catch(() => undefined);
  });
  return { release };
}
