import { crc32, deflateSync } from 'node:zlib';

export interface SampleFile {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A grey PNG image that every decoder opens. */
export function samplePng(width = 120, height = 80): SampleFile {
  return greyPng(width, height, Buffer.alloc((width + 1) * height, 0xd0));
}

/** A PNG image of a signature: a curved line on white. */
export function signaturePng(width = 320, height = 110): SampleFile {
  const rows = Buffer.alloc((width + 1) * height, 0xff);
  const dot = (x: number, y: number) => {
    for (let row = Math.round(y) - 1; row <= Math.round(y) + 1; row++)
      rows.fill(0x20, row * (width + 1) + x + 1, row * (width + 1) + x + 4);
  };
  for (let at = 0; at < 4_000; at++) {
    const turn = at / 4_000;
    const swing = Math.sin(turn * 34) * (1 - turn * 0.7) + Math.sin(turn * 7) * 0.4;
    dot(Math.round(20 + turn * (width - 60) + Math.cos(turn * 34) * 14), height / 2 + swing * height * 0.3);
  }
  return greyPng(width, height, rows);
}

/** A PNG image of a card without a name: a portrait frame and lines of text. */
export function cardPng(width = 480, height = 300): SampleFile {
  const rows = Buffer.alloc((width + 1) * height, 0xf2);
  const box = (left: number, top: number, wide: number, high: number, grey: number) => {
    for (let row = top; row < top + high; row++)
      rows.fill(grey, row * (width + 1) + 1 + left, row * (width + 1) + 1 + left + wide);
  };
  box(0, 0, width, 44, 0x7a);
  box(28, 80, 104, 130, 0xb8);
  for (const [line, wide] of [220, 170, 200, 120].entries()) box(164, 88 + line * 30, wide, 12, 0x99);
  box(110, 244, 260, 20, 0x55);
  return greyPng(width, height, rows);
}

/** A PNG image of about 2 MB: lines of text on A4 at 200 dots per inch, with the grain of a scanner. */
export function scanPng(): SampleFile {
  const [width, height] = [1654, 2339];
  const rows = Buffer.alloc((width + 1) * height);
  let random = 1;
  for (let at = 0; at < rows.length; at++) {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const [row, column] = [Math.floor(at / (width + 1)), at % (width + 1)];
    const isInk = row % 50 < 24 && column % 18 < 5 && column % 330 > 60;
    rows[at] = (isInk ? 0x28 : 0xe8) + ((random >>> 16) % 15);
  }
  return greyPng(width, height, rows);
}

/** The first byte of each row names its filter: none. */
function greyPng(width: number, height: number, rows: Buffer): SampleFile {
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel; colour type 0 is greyscale.
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return { contentType: 'image/png', bytes: new Uint8Array(Buffer.concat([signature, ...chunks])) };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** The name of a camera, as {@link asPhotoTurnedRight} writes it into a photo. */
export const SAMPLE_CAMERA = 'SPECIMEN CAMERA';

/**
 * A JPEG as a phone held upright stores it: a rotated picture, with orientation and camera in its EXIF data.
 */
export function asPhotoTurnedRight(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const camera = Buffer.from(`${SAMPLE_CAMERA}\0`, 'ascii');
  const tiff = Buffer.alloc(8 + 2 + 12 * 2 + 4);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  };
  // Make, an ASCII text behind the directory; Orientation 6, a rotation of 90 degrees clockwise.
  entry(10, 0x010f, 2, camera.length, tiff.length);
  entry(22, 0x0112, 3, 1, 6);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, camera]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]));
}

/** A PDF of one page that shows one line of text (ASCII without brackets and backslashes). */
export function samplePdf(line: string): SampleFile {
  const drawing = `BT /F1 18 Tf 40 90 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 180] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const text = [
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}`,
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  ].join('');
  return { contentType: 'application/pdf', bytes: new Uint8Array(Buffer.from(text, 'ascii')) };
}
