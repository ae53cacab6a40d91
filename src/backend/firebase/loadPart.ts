import { AppError } from '../../domain/appError.ts';

export const PART_MISSING = 'portal/part-missing';

/**
 * Another version may have been deployed since the page was opened. @throws AppError 'portal/part-missing'
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError(
      PART_MISSING,
      'A part of the portal could not be loaded. Please check your connection and try again; if it happens again, reload the page.',
      { cause },
    );
  }
}
