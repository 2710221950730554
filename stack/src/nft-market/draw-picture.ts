import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { cellSide, type Drawing, drawPixels, type Shape } from './draw-pixels.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Two pixels a byte. */
const bitDepth = 4;
const byPalette = 3;

/** Draws a number as a PNG. The same number and shape give the same bytes. */
export function drawPicture(number: number, shape: Shape): Buffer {
  const drawing = drawPixels(number, shape);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(drawing.width * cellSide, 0);
  header.writeUInt32BE(drawing.height * cellSide, 4);
  header.set([bitDepth, byPalette], 8);
  // Without compression: the bytes, and so the name, depend on no version of a library.
  const pixels = deflateSync(packRows(drawing), { level: 0 });
  return Buffer.concat([
    signature,
    toChunk('IHDR', header),
    toChunk('PLTE', Buffer.from(drawing.palette)),
    toChunk('IDAT', pixels),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The name of a work: the hash of its bytes, a dot and the ending. */
export function nameFile(bytes: Uint8Array, ending: string): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
}

/** Each row begins with its filter: none. */
function packRows({ width, height, cells }: Drawing): Buffer {
  const cellBytes = cellSide / 2;
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + cellBytes * width);
    for (let x = 0; x < width; x += 1) {
      const from = 1 + x * cellBytes;
      row.fill(0x11 * (cells[y * width + x] ?? 0), from, from + cellBytes);
    }
    return Array.from({ length: cellSide }, () => row);
  });
  return Buffer.concat(rows.flat());
}

function toChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
