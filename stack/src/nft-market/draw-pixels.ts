import { createRandom, type Random } from '../seed/random.ts';

/** Colours of a drawing. */
export const colourCount = 8;

/** A cell of a drawing is a square of so many pixels a side. */
export const cellSide = 4;

/** A drawing in eight colours: their bytes (red, green, blue), and the colour of each cell, row by row. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly palette: Uint8Array;
  readonly cells: Uint8Array;
}

/** In cells. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly isMirrored?: boolean;
}

/** The colour of a cell at a time, before it is reduced to the number of colours: whole numbers alone. */
type Pattern = (x: number, y: number, time: number) => number;

/** Only sums, products and square roots, which are exact everywhere: the bytes, and so the names, depend on them. */
const patterns: readonly ((random: Random, shape: Shape) => Pattern)[] = [
  drawRings,
  drawWeave,
  drawTiles,
  drawHills,
];

/** Draws a number at a time, from 0 up. The same number, shape and time give the same drawing. */
export function drawPixels(number: number, shape: Shape, time = 0): Drawing {
  const { width, height, isMirrored = false } = shape;
  const random = createRandom(number * 7_919 + 17);
  const palette = mixColours(random);
  const place = (number + Math.floor(number / 12)) % patterns.length;
  const pattern = (patterns[place] ?? drawRings)(random, shape);
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const left = isMirrored ? width - 1 - x : x;
      cells[y * width + left] = pattern(x, y, time) % colourCount;
    }
  return { width, height, palette, cells };
}

/** From one colour to another in equal steps. */
function mixColours(random: Random): Uint8Array {
  const [first, last] = [0, 1].map(() => Array.from({ length: 3 }, () => random.below(256)));
  const most = colourCount - 1;
  return Uint8Array.from({ length: 3 * colourCount }, (_, index) => {
    const [step, part] = [Math.floor(index / 3), index % 3];
    return Math.floor(((first?.[part] ?? 0) * (most - step) + (last?.[part] ?? 0) * step) / most);
  });
}

function drawRings(random: Random, { width, height }: Shape): Pattern {
  const [left, top] = [random.below(width), random.below(height)];
  const [ring, stripe] = [4 + random.below(12), 3 + random.below(10)];
  return (x, y, time) => {
    const distance = Math.sqrt((x - left) ** 2 + (y - top) ** 2);
    return Math.floor(distance / ring + time) + Math.floor((x + y) / stripe);
  };
}

function drawWeave(random: Random): Pattern {
  const [across, down] = [3 + random.below(8), 3 + random.below(8)];
  return (x, y, time) => Math.floor(x / across + time) ^ Math.floor(y / down);
}

/** Tiles of two halves, each of a colour of its own. */
function drawTiles(random: Random, { width, height }: Shape): Pattern {
  const side = 6 + random.below(10);
  const columns = Math.ceil(width / side);
  const tiles = Uint8Array.from({ length: 2 * columns * Math.ceil(height / side) }, () => random.below(256));
  return (x, y, time) => {
    const tile = Math.floor(y / side) * columns + Math.floor(x / side);
    const isUpper = (x % side) + (y % side) < side;
    return (tiles[2 * tile + (isUpper ? 0 : 1)] ?? 0) + time;
  };
}

/** Ridges behind each other, of folded lines. */
function drawHills(random: Random, { height }: Shape): Pattern {
  const ridges = Array.from({ length: 3 }, (_, place) => ({
    top: ((place + 1) * height) / 4,
    from: random.below(100),
    length: 8 + random.below(30),
  }));
  const layer = 2 + random.below(6);
  return (x, y, time) => {
    let colour = 0;
    for (const { top, from, length } of ridges) {
      const depth = y - top + fold(x + from + 2 * time, length) / 2;
      if (depth > 0) colour += 1 + Math.floor(depth / layer / 4);
    }
    return colour;
  };
}

/** Rises and falls between 0 and a length. */
function fold(place: number, length: number): number {
  const inside = place % (2 * length);
  return inside < length ? inside : 2 * length - inside;
}
