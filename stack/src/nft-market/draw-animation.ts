import { cellSide, colourCount, type Drawing, drawPixels, type Shape } from './draw-pixels.ts';

const frameCount = 6;
/** Hundredths of a second. */
const frameDelay = 14;
const colourBits = Math.log2(colourCount);
/** The longest code of the format has 12 bits. */
const mostCodes = 4_096;

/** Draws a number as a GIF that repeats. The same number and shape give the same bytes. */
export function drawAnimation(number: number, shape: Shape): Buffer {
  const { width, height, palette } = drawPixels(number, shape);
  const frames = Array.from({ length: frameCount }, (_, time) => drawPixels(number, shape, time));
  const screen = Buffer.from([
    ...toShorts(width * cellSide, height * cellSide),
    0xf0 | (colourBits - 1),
    0,
    0,
  ]);
  const forEver = Buffer.from([0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    palette,
    forEver,
    ...frames.map(toFrame),
    Buffer.from([0x3b]),
  ]);
}

function toFrame(drawing: Drawing): Buffer {
  const control = [0x21, 0xf9, 4, 0, ...toShorts(frameDelay), 0, 0];
  const place = [0x2c, ...toShorts(0, 0, drawing.width * cellSide, drawing.height * cellSide), 0];
  const codes = compress(toPixels(drawing));
  const blocks = [];
  for (let from = 0; from < codes.length; from += 255) {
    const block = codes.subarray(from, from + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  return Buffer.concat([Buffer.from([...control, ...place, colourBits]), ...blocks, Buffer.from([0])]);
}

function toPixels({ width, height, cells }: Drawing): Uint8Array {
  const side = width * cellSide;
  const pixels = new Uint8Array(side * height * cellSide);
  for (let place = 0; place < pixels.length; place += 1) {
    const [x, y] = [place % side, Math.floor(place / side)];
    pixels[place] = cells[Math.floor(y / cellSide) * width + Math.floor(x / cellSide)] ?? 0;
  }
  return pixels;
}

/** The compression of the format (LZW): a code for each longest sequence of pixels that came before. */
function compress(pixels: Uint8Array): Buffer {
  const [clear, end] = [colourCount, colourCount + 1];
  const writer = createBitWriter();
  let known = new Map<number, number>();
  let bits = colourBits + 1;
  let next = end + 1;
  const restart = () => {
    writer.write(clear, bits);
    known = new Map();
    bits = colourBits + 1;
    next = end + 1;
  };
  restart();
  let last = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const sequence = last * colourCount + pixel;
    const code = known.get(sequence);
    if (code !== undefined) {
      last = code;
      continue;
    }
    writer.write(last, bits);
    last = pixel;
    if (next === mostCodes) {
      restart();
      continue;
    }
    if (next === 1 << bits) bits += 1;
    known.set(sequence, next);
    next += 1;
  }
  writer.write(last, bits);
  writer.write(end, bits);
  return writer.finish();
}

/** Codes of any number of bits, the lowest bit first. */
function createBitWriter() {
  const bytes: number[] = [];
  let [waiting, count] = [0, 0];
  return {
    write: (code: number, bits: number) => {
      waiting |= code << count;
      for (count += bits; count >= 8; count -= 8) {
        bytes.push(waiting & 0xff);
        waiting >>>= 8;
      }
    },
    finish: () => Buffer.from(count > 0 ? [...bytes, waiting & 0xff] : bytes),
  };
}

const toShorts = (...values: readonly number[]) => values.flatMap((value) => [value & 0xff, value >> 8]);
