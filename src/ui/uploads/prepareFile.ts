import type { FileVerdict } from '../../domain/files/fileCheck.ts';
import { fittingSize, formatFileSize, isLargePhoto, jpegName } from '../../domain/files/photoSize.ts';

type PreparedFile =
  | { error: string }
  | { file: File; notices: readonly string[]; cautions: readonly string[] };

const UNSEEN =
  'This picture could not be opened here, so it may be damaged. Please view it after the upload, and choose another one if it does not show.';

function given(...texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}

function withType(file: File, contentType: string | undefined): File {
  return contentType && contentType !== file.type ? new File([file], file.name, { type: contentType }) : file;
}

/**
 * A large photo becomes smaller, a HEIC one a JPEG where the browser can. Never throws: when a picture cannot
 * be changed, the file itself is sent.
 */
export async function prepareFile(file: File, verdict: FileVerdict): Promise<PreparedFile> {
  const { error, notice, caution, contentType, isConvertible } = verdict;
  if (error && !isConvertible) return { error };
  const isPicture = contentType?.startsWith('image/') || isConvertible;
  const cautions = given(notice, caution);
  const same = { file: withType(file, contentType), notices: [], cautions };
  const unchanged = error ? { error } : same;
  if (!isPicture || !canOpenPictures()) return unchanged;
  const picture = await openPicture(file);
  if (!picture) return error ? { error } : { ...same, cautions: [...cautions, UNSEEN] };
  try {
    if (!isConvertible && !isLargePhoto(file.size, picture)) return unchanged;
    const jpeg = await toJpeg(picture, file.name);
    if (!jpeg || (!isConvertible && jpeg.size >= file.size)) return unchanged;
    const sizes = `${formatFileSize(file.size)} to ${formatFileSize(jpeg.size)}`;
    const done = isConvertible ? `Turned from HEIC into JPEG: ${sizes}.` : `Made smaller: ${sizes}.`;
    return { file: jpeg, notices: [done], cautions };
  } catch {
    return unchanged;
  } finally {
    picture.close();
  }
}

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

/** Whether this browser can open pictures outside of the page at all. */
function canOpenPictures(): boolean {
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
