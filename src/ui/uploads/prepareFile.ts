import type { FileVerdict } from '../../domain/files/fileCheck.ts';
import { formatFileSize, isLargePhoto } from '../../domain/files/photoSize.ts';
import { canOpenPictures, openPicture, toJpeg } from './picture.ts';

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
