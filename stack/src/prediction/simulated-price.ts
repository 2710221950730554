import { createHmac } from 'node:crypto';

/** A price without trades: a secret seed alone determines the price at any time. */
export interface SimulatedPrice {
  /** Returns US dollars for one coin in the feed's 8 decimals, at a chain time (Unix seconds). */
  readonly priceAt: (timestamp: number) => bigint;
}

/** The ratio of each octave's wavelength to the previous octave's. */
const octaveRatio = 3;
const octaveCount = 11;
/** The shortest wavelength; the longest is about two weeks. */
const shortestSeconds = 20;
/**
 * The height of the shortest waves. Longer waves grow by the root of their length, so the price moves without memory.
 */
const shortestHeight = 0.000_35;
const middlePrice = 640;
const scale = 10 ** 8;
/** Values per keyed hash. */
const valuesPerHash = 8;
const keptHashes = 256;

interface Octave {
  readonly seconds: number;
  readonly height: number;
}

const octaves: readonly Octave[] = Array.from({ length: octaveCount }, (_, index) => ({
  seconds: shortestSeconds * octaveRatio ** index,
  height: shortestHeight * octaveRatio ** (index / 2),
}));

/**
 * Sums octaves of value noise. It has no state, so a time has the same price after a restart and in any order. The
 * values come from a keyed hash, so that past prices do not reveal the seed and all future prices.
 */
export function createSimulatedPrice(seed: Buffer): SimulatedPrice {
  const valueAt = createLattice(seed);
  return {
    priceAt: (timestamp) => {
      const exponent = octaves.reduce((sum, { seconds, height }, octave) => {
        const position = timestamp / seconds;
        const before = Math.floor(position);
        const share = position - before;
        return sum + height * (valueAt(octave, before) * (1 - share) + valueAt(octave, before + 1) * share);
      }, 0);
      return BigInt(Math.round(middlePrice * Math.exp(exponent) * scale));
    },
  };
}

/** Creates random values from -1 to 1 at the whole points of each octave. */
function createLattice(seed: Buffer): (octave: number, index: number) => number {
  const kept = new Map<string, Buffer>();
  const hash = (name: string): Buffer => {
    const known = kept.get(name);
    if (known !== undefined) {
      return known;
    }
    if (kept.size >= keptHashes) {
      kept.clear();
    }
    const made = createHmac('sha256', seed).update(name).digest();
    kept.set(name, made);
    return made;
  };
  return (octave, index) => {
    const group = Math.floor(index / valuesPerHash);
    const offset = index - group * valuesPerHash;
    return hash(`${octave}:${group}`).readInt32BE(offset * 4) / 2 ** 31;
  };
}
