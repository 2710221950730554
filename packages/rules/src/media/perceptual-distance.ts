/** Pixels of a side of the picture from which a hash is computed: grey, row by row. */
export const perceptualSide = 32;
const frequencies = 8;

/** The forms that are compared: the picture, its seven mirrored and rotated ones, and its centre. */
export const perceptualForms = 9;

/**
 * The perceptual hash of a picture of 32 by 32 grey values: 64 bits, the first one the highest. A bit says whether a low
 * frequency of the cosine transform (8 by 8 of them, without the constant one) is above their median.
 * Throws a RangeError for another number of pixels.
 */
export function computePerceptualHash(grey: Uint8Array): bigint {
  if (grey.length !== perceptualSide ** 2) throw new RangeError(`needs ${perceptualSide ** 2} grey values`);
  const values = computeFrequencies(grey);
  const median = findMedian(values.slice(1));
  return values.reduce((bits, value) => (bits << 1n) | (value > median ? 1n : 0n), 0n);
}

/** The hashes of all forms: of the whole picture in its eight positions, the first as it is, then of its centre. */
export function listPerceptualHashes(whole: Uint8Array, centre: Uint8Array): bigint[] {
  return [...listPositions(whole), centre].map(computePerceptualHash);
}

/** How many bits of two hashes differ: 0 for equal pictures, about 32 for unrelated ones. */
export function computePerceptualDistance(a: bigint, b: bigint): number {
  let count = 0;
  for (let bits = BigInt.asUintN(64, a ^ b); bits > 0n; bits &= bits - 1n) count += 1;
  return count;
}

/** `cos((2x + 1)uπ / 64)` by u and x. */
const cosines = Array.from({ length: frequencies }, (_u, u) =>
  Array.from({ length: perceptualSide }, (_x, x) =>
    Math.cos(((2 * x + 1) * u * Math.PI) / (2 * perceptualSide)),
  ),
);

/** The 64 lowest coefficients of the transform, row by row. */
function computeFrequencies(grey: Uint8Array): number[] {
  const rows = Array.from({ length: perceptualSide }, (_y, y) =>
    cosines.map((wave) => sumProducts(wave, (x) => grey[y * perceptualSide + x] ?? 0)),
  );
  return cosines.flatMap((wave) => cosines.map((_wave, u) => sumProducts(wave, (y) => rows[y]?.[u] ?? 0)));
}

function sumProducts(wave: readonly number[], at: (place: number) => number): number {
  return wave.reduce((sum, factor, place) => sum + factor * at(place), 0);
}

function findMedian(values: readonly number[]): number {
  const ordered = [...values];
  ordered.sort((a, b) => a - b);
  return ordered[ordered.length >> 1] ?? 0;
}

/** The eight positions of a square: turned by quarters, and the mirrored ones. */
function listPositions(grey: Uint8Array): Uint8Array[] {
  const turned = [grey];
  for (let turns = 1; turns < 4; turns += 1) turned.push(turn(turned[turns - 1] ?? grey));
  return [...turned, ...turned.map(mirror)];
}

const last = perceptualSide - 1;

const turn = (grey: Uint8Array): Uint8Array => permute(grey, (x, y) => [y, last - x]);
const mirror = (grey: Uint8Array): Uint8Array => permute(grey, (x, y) => [last - x, y]);

function permute(grey: Uint8Array, from: (x: number, y: number) => readonly [number, number]): Uint8Array {
  return grey.map((_value, index) => {
    const [x, y] = from(index % perceptualSide, Math.floor(index / perceptualSide));
    return grey[y * perceptualSide + x] ?? 0;
  });
}
