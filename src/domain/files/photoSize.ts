const KIB = 1024;
const MIB = KIB * KIB;

/** Bytes as people read them, such as `812 kB` and `6.2 MB`, 1,048,576 bytes to a MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < MIB) return `${Math.max(1, Math.round(bytes / KIB))} kB`;
  return `${Number((bytes / MIB).toFixed(1))} MB`;
}

/** Width and height in pixels. */
interface PixelSize {
  width: number;
  height: number;
}

/** Enough to read the small print of a card on an A4 scan (about 200 dots per inch). */
export const MAX_PHOTO_SIDE = 2400;
/** A file up to this many bytes is quick to send from a phone and stays as it is. */
const SMALL_PHOTO_BYTES = 1024 * 1024;

/** The size at which a picture fits into {@link MAX_PHOTO_SIDE}; its own size when it does already. */
export function fittingSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Says whether a picture of these bytes and pixels is worth making smaller before it is sent. */
export function isLargePhoto(bytes: number, { width, height }: PixelSize): boolean {
  return bytes > SMALL_PHOTO_BYTES && Math.max(width, height) > MAX_PHOTO_SIDE;
}

/** The name of a picture after it has become a JPEG, such as `cheque.jpg` for `cheque.heic`. */
export function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
