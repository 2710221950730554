import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A drawn picture of the kind. */
export function drawPicture(
  kind: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'avif',
  { width, height }: { width: number; height: number } = { width: 200, height: 100 },
  background = '#0a7f8c',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer();
}

export const svgPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** A png of one grey, whose few bytes become `side` by `side` pixels. */
export function createPixelFlood(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side + 1) * side), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createChunk('IHDR', header),
    createChunk('IDAT', rows),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A png that says it has this many pixels, and has none. */
export function createPngHeader(width: number, height: number): Buffer {
  const flood = createPixelFlood(1);
  flood.writeUInt32BE(width, 16);
  flood.writeUInt32BE(height, 20);
  flood.writeUInt32BE(crc32(flood.subarray(12, 29)), 29);
  return flood;
}

function createChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
