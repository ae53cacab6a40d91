const KIB = 1024;
const MIB = KIB * KIB;

export function formatFileSize(bytes: number): string {
  if (bytes < MIB) return `${Math.max(1, Math.round(bytes / KIB))} kB`;
  return `${Number((bytes / MIB).toFixed(1))} MB`;
}

interface PixelSize {
  width: number;
  height: number;
}

/** Enough to read the small print of a card on an A4 scan (about 200 dots per inch). */
export const MAX_PHOTO_SIDE = 2400;
/** A file up to this size is quick to send from a phone and is not changed. */
const SMALL_PHOTO_BYTES = 1024 * 1024;
/** A4 at about 100 dots per inch. A picture with shorter sides is not redrawn, however many bytes it has. */
const PAGE_SIDE = 1200;

export function fittingSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A photo, or a scan of a page: pictures of text as PNG have several times the bytes of a JPEG. */
export function isLargePicture(bytes: number, { width, height }: PixelSize): boolean {
  return bytes > SMALL_PHOTO_BYTES && Math.max(width, height) > PAGE_SIDE;
}

export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
