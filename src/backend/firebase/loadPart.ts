import { AppError } from '../../domain/appError.ts';

/** The code of a part of the portal that did not arrive. */
export const PART_MISSING = 'portal/part-missing';

/**
 * Fetches a part of the portal that is loaded when it is needed. It may be missing because there is no connection, or
 * because another version was deployed since the page was opened.
 * @throws AppError 'portal/part-missing'
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
