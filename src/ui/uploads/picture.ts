import { fittingSize, jpegName } from '../../domain/files/photoSize.ts';

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

/** Says whether this browser can open pictures outside of the page at all. */
export function canOpenPictures(): boolean {
  return typeof createImageBitmap === 'function';
}

/** Opens a picture, turned upright as its camera noted; null when this browser cannot, for example a damaged one. */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/**
 * Draws a picture anew as a JPEG that fits the largest size that is sent. Only its pixels survive: place, time and
 * camera that the file may name are gone.
 * @param paint draws over the picture before it is encoded; takes the canvas in the size of the result
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
