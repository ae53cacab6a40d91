export const INK = '#111';
export const PAPER = '#fff';

const FONTS = '"Segoe Script", "Snell Roundhand", "Apple Chancery", "Dancing Script", cursive';
const MARGIN = 20;

/** As large as the canvas takes it. */
export function writeName(canvas: HTMLCanvasElement, name: string): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const fontOf = (size: number) => `italic ${size}px ${FONTS}`;
  const size = height / 2.5;
  context.font = fontOf(size);
  const taken = context.measureText(name).width;
  context.font = fontOf(Math.min(size, (size * width * 0.9) / Math.max(taken, 1)));
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(name, width / 2, height / 2);
}

/** Without the empty paper around it. @returns null when nothing is written */
export async function signaturePicture(canvas: HTMLCanvasElement): Promise<File | null> {
  const ink = inkIn(canvas);
  if (!ink) return null;
  const picture = document.createElement('canvas');
  picture.width = ink.right - ink.left + 2 * MARGIN;
  picture.height = ink.bottom - ink.top + 2 * MARGIN;
  const context = picture.getContext('2d');
  if (!context) return null;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, picture.width, picture.height);
  context.drawImage(canvas, MARGIN - ink.left, MARGIN - ink.top);
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'signature.png', { type: 'image/png' });
}

function inkIn(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 255) > 200) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box.right > box.left ? box : null;
}
