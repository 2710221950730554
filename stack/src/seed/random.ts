/** A source of whole numbers that gives the same sequence for the same seed (mulberry32). */
export interface Random {
  /** Returns an integer from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (limit) => Math.floor((next() / 2 ** 32) * limit) };
}
