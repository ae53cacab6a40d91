import { fittingSize, jpegName } from '../../domain/files/photoSize.ts';

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

/** Whether this browser can open pictures outside of the page at all. */
export function canOpenPictures(): boolean {
  return typeof createImageBitmap === 'function';
}

/** Turned upright as its camera noted; null when this browser cannot open it, for example a damaged one. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/**
 * Only the pixels survive: place, time and camera in the file are gone. `paint` draws over them, on a canvas
 * in the size of the result.
 * @returns null when the browser has no memory left for it
 */
export async function toJpeg(
  picture: ImageBitmap,
  name: string,
  paint?: (context: CanvasRenderingContext2D) => void,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittingSize(picture));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG has no transparency; a signature on nothing would become one on black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  paint?.(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  return blob && new File([blob], jpegName(name), { type: JPEG });
}
