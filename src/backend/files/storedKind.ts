import type { StoredKind } from '../../domain/files/fileKind.ts';
import { loadFileService } from './upload.ts';

/**
 * Asks the file service what a stored file is: its link does not say.
 * @param link its download link
 * @throws AppError with a storage/ code, for example 'storage/object-not-found'
 */
export async function storedKind(link: string): Promise<StoredKind> {
  const { lookUp } = await loadFileService();
  return kindOf((await lookUp(link)).contentType);
}

/** How a file with this content type can be shown. */
function kindOf(contentType: string): StoredKind {
  if (contentType === 'application/pdf') return 'pdf';
  return contentType.startsWith('image/') ? 'image' : 'other';
}
