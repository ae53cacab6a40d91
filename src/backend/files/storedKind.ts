import type { StoredKind } from '../../domain/files/fileKind.ts';
import { loadFileService } from './loadFileService.ts';

/** A link does not contain the file type. @throws AppError, for example 'storage/object-not-found' */
export async function storedKind(link: string): Promise<StoredKind> {
  const { lookUp } = await loadFileService();
  return kindOf((await lookUp(link)).contentType);
}

function kindOf(contentType: string): StoredKind {
  if (contentType === 'application/pdf') return 'pdf';
  return contentType.startsWith('image/') ? 'image' : 'other';
}
