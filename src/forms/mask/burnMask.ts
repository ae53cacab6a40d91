import { openPicture, toJpeg } from '../../ui/uploads/prepareFile.ts';
import type { MaskBox } from './maskBoxes.ts';

/**
 * Creates a new picture with black boxes: no part of the file contains the pixels beneath.
 * @returns null when this browser cannot create it
 */
export async function burnMask(file: File, boxes: readonly MaskBox[]): Promise<File | null> {
  const picture = await openPicture(file);
  if (!picture) return null;
  try {
    return await toJpeg(picture, file.name, (context) => {
      const { width, height } = context.canvas;
      context.fillStyle = '#000';
      for (const box of boxes) {
        // Rounds outwards to whole pixels, so that no edge shows a digit.
        const left = Math.floor(box.x * width);
        const top = Math.floor(box.y * height);
        const right = Math.ceil((box.x + box.width) * width);
        const bottom = Math.ceil((box.y + box.height) * height);
        context.fillRect(left, top, right - left, bottom - top);
      }
    });
  } finally {
    picture.close();
  }
}
