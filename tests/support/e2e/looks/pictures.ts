import type { Page } from '@playwright/test';
import type { ChosenFile } from '../screens/uploads.ts';

interface StoredPicture {
  width: number;
  height: number;
  bytes: Buffer;
  /** Red, green and blue of each asked place. */
  colours: number[][];
}

/** Opens a stored picture as a browser shows it. `places` are parts of its width and height. */
export async function openStored(
  page: Page,
  link: string,
  places: readonly (readonly [number, number])[] = [],
): Promise<StoredPicture> {
  const bytes = Buffer.from(await (await fetch(link)).arrayBuffer());
  const seen = await page.evaluate(
    async ({ base64, places }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([data]));
      const { width, height } = picture;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const colours = places.map(([x, y]) => {
        const pixel = context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data;
        return [...(pixel ?? [])].slice(0, 3);
      });
      return { width, height, colours };
    },
    { base64: bytes.toString('base64'), places },
  );
  return { ...seen, bytes };
}

/** A JPEG of the browser's own making: noise, red in its left half and blue in its right. */
export async function redAndBlueJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      const image = new ImageData(width, height);
      let noise = 1;
      for (let at = 0; at < image.data.length; at += 4) {
        noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
        const isLeft = (at / 4) % width < width / 2;
        const grey = (noise >>> 16) % 120;
        image.data.set([isLeft ? 255 : 0, grey, isLeft ? 0 : 255, 255], at);
      }
      context?.putImageData(image, 0, 0);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer(),
      );
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { width, height },
  );
  return Buffer.from(base64, 'base64');
}

/** Drags a file over an element, or drops it there. */
export async function dragFile(
  page: Page,
  selector: string,
  event: 'dragover' | 'drop',
  file: ChosenFile,
): Promise<void> {
  await page.evaluate(
    ({ selector, event, name, type, base64 }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([data], name, { type }));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      document.querySelector(selector)?.dispatchEvent(new DragEvent(event, options));
    },
    { selector, event, name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') },
  );
}
