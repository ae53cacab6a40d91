import { loadFileService } from './files.ts';

/** How a stored file can be shown in a page. */
export type StoredKind = 'image' | 'pdf' | 'other';

/**
 * Asks the file service what a stored file is: its link does not say.
 * @param link its download link
 * @throws AppError with a storage/ code, for example 'storage/object-not-found'
 */
export async function storedKind(link: string): Promise<StoredKind> {
  const { contentTypeOf } = await loadFileService();
  const contentType = await contentTypeOf(link);
  if (contentType === 'application/pdf') return 'pdf';
  return contentType.startsWith('image/') ? 'image' : 'other';
}
