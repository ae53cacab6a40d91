import { openPicture, toJpeg } from '../../../ui/uploads/prepareFile.ts';
import type { MaskBox } from './maskBoxes.ts';

/**
 * A new picture in which the boxes are black: the pixels beneath them are in no part of the file.
 * @returns null when this browser cannot make it
 */
export async function burnMask(file: File, boxes: readonly MaskBox[]): Promise<File | null> {
  const picture = await openPicture(file);
  if (!picture) return null;
  try {
    return await toJpeg(picture, file.name, (context) => {
      const { width, height } = context.canvas;
      context.fillStyle = '#000';
      for (const box of boxes) {
        // To whole pixels outwards, so that no edge lets a digit shine through.
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
