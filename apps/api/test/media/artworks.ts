import sharp from 'sharp';

/** Noise that compresses badly: the same for the same seed. */
function drawNoise(width: number, height: number, seed = 1): Buffer {
  let state = seed >>> 0;
  const bytes = Buffer.alloc(width * height * 3);
  for (let place = 0; place < bytes.length; place += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[place] = state >>> 24;
  }
  return bytes;
}

export type ArtKind = 'png' | 'jpeg' | 'webp';

/** A noisy picture of the kind, which no two seeds share. */
export function drawArt(kind: ArtKind, { width = 400, height = 300, seed = 1 } = {}): Promise<Buffer> {
  return sharp(drawNoise(width, height, seed), { raw: { width, height, channels: 3 } })
    .toFormat(kind)
    .toBuffer();
}

/** An animation whose frames differ. */
export async function drawAnimation(
  kind: 'gif' | 'webp',
  { width = 40, height = 30, frames = 3, seed = 1 } = {},
): Promise<Buffer> {
  const raw = drawNoise(width, height * frames, seed);
  const picture = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  return kind === 'gif' ? picture.gif({ effort: 1 }).toBuffer() : picture.webp({ effort: 0 }).toBuffer();
}

/** A jpeg of exactly this many bytes: comments fill it up behind its first marker. */
export async function drawJpegOfSize(size: number, seed = 1): Promise<Buffer> {
  const picture = await drawArt('jpeg', { width: 64, height: 64, seed });
  const comments: Buffer[] = [];
  for (let rest = size - picture.length; rest > 0;) {
    // A comment has four bytes at least; none of them may leave less than that.
    const length = rest > 65_537 + 4 ? 65_537 : rest > 65_537 ? rest - 4 : rest;
    const comment = Buffer.alloc(length, 'c');
    comment.writeUInt32BE(0xff_fe_00_00 + length - 2);
    comments.push(comment);
    rest -= length;
  }
  return Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)]);
}
