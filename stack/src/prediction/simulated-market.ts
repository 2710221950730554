import { createHmac } from 'node:crypto';

/** A market that nobody trades on: its price at any moment follows from a secret seed alone. */
export interface SimulatedMarket {
  /** US dollars for one coin in the feed's 8 decimals, at a moment of the chain (Unix seconds). */
  readonly priceAt: (timestamp: number) => bigint;
}

/** Each octave's waves are so much longer than those of the one before, */
const octaveRatio = 3;
const octaveCount = 11;
/** from this on, to about two weeks. */
const shortestSeconds = 20;
/** Height of the shortest waves; longer ones are higher by the root of their length, so that the price moves as one that forgets its past. */
const shortestHeight = 0.000_35;
const middlePrice = 640;
const scale = 10 ** 8;
/** Values that one keyed hash gives. */
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
 * Sum of octaves of value noise: no state, so the same moment has the same price after a restart and in any order. The values come from a keyed
 * hash, because who could work out the seed from past prices would know every price to come.
 */
export function createSimulatedMarket(seed: Buffer): SimulatedMarket {
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

/** Random values from -1 to 1 at the whole points of each octave. */
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
    const place = index - group * valuesPerHash;
    return hash(`${octave}:${group}`).readInt32BE(place * 4) / 2 ** 31;
  };
}
