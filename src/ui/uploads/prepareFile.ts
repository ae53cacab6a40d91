import type { FileVerdict } from '../../domain/files/fileCheck.ts';
import { withoutMetadata } from '../../domain/files/metadata.ts';
import { fittingSize, formatFileSize, isLargePicture, jpegName } from '../../domain/files/photoSize.ts';

type PreparedFile =
  | { error: string }
  | { file: File; notices: readonly string[]; warnings: readonly string[] };

const UNSEEN =
  'This picture could not be opened here, so it may be damaged. Please view it after the upload, and choose another one if it does not show.';

function given(...texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}

function withType(file: File, contentType: string | undefined): File {
  return contentType && contentType !== file.type ? new File([file], file.name, { type: contentType }) : file;
}

async function withoutTraces(file: File, contentType: string | undefined): Promise<File> {
  if (!contentType?.startsWith('image/')) return withType(file, contentType);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kept = withoutMetadata(bytes);
  return kept === bytes ? withType(file, contentType) : new File([kept], file.name, { type: contentType });
}

/**
 * Shrinks a large photo or scan, and converts HEIC, AVIF, GIF and BMP to JPEG where the browser can. A picture that cannot be
 * redrawn keeps its pixels and loses only its metadata. Throws only when the file can no longer be read.
 */
export async function prepareFile(file: File, verdict: FileVerdict): Promise<PreparedFile> {
  const { error, notice, limit, warning, contentType, isConvertible } = verdict;
  if (error && !isConvertible) return { error };
  const isPicture = contentType?.startsWith('image/') || isConvertible;
  const warnings = given(notice, warning);
  const asItIs = async (...more: string[]): Promise<PreparedFile> =>
    error
      ? { error }
      : { file: await withoutTraces(file, contentType), notices: [], warnings: [...warnings, ...more] };
  if (!isPicture || !canOpenPictures()) return asItIs();
  const picture = await openPicture(file);
  if (!picture) return asItIs(UNSEEN);
  try {
    if (!isConvertible && !isLargePicture(file.size, picture)) return await asItIs();
    const jpeg = await toJpeg(picture, file.name);
    if (!jpeg || (!isConvertible && jpeg.size >= file.size)) return await asItIs();
    const sizes = `${formatFileSize(file.size)} to ${formatFileSize(jpeg.size)}`;
    const done = isConvertible ? `Converted to JPEG: ${sizes}` : `Made smaller: ${sizes}`;
    // The notice was about the file that was chosen.
    if (limit !== undefined && jpeg.size <= limit)
      return { file: jpeg, notices: [`${done}, which is small enough.`], warnings: given(warning) };
    return { file: jpeg, notices: [`${done}.`], warnings };
  } catch {
    return await asItIs();
  } finally {
    picture.close();
  }
}

const JPEG = 'image/jpeg';
const QUALITY = 0.85;

/** Whether this browser can decode pictures off-screen. */
function canOpenPictures(): boolean {
  return typeof createImageBitmap === 'function';
}

/**
 * Rotated by its EXIF orientation, which is the default; Chromium 102 refuses its name `from-image`. Null when this browser cannot
 * decode the file, for example a damaged one.
 */
export async function openPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}

/**
 * Keeps only the pixels: the file's location, time and camera are removed. `paint` draws on a canvas of the
 * result's size.
 * @returns null when the browser lacks memory
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
  // JPEG has no transparency: without a background a signature would become black on black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  paint?.(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, QUALITY));
  return blob && new File([blob], jpegName(name), { type: JPEG });
}
