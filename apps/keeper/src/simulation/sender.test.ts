import { describe, expect, it } from 'vitest';
import { listIncluded } from './model-chain.ts';
import { simulate } from './simulate.ts';

/**
 * Seeds that found a fault stay. 1265 is one of few that check whether the block of a lost nonce is still the
 * same.
 */
const foundFaults = [1265];
const seeds = [...foundFaults, ...Array.from({ length: 200 }, (_, index) => index + 1)];
const total: Record<string, number> = {};

describe('[OPS-05] the sender on a faulty chain, killed at random points', () => {
  it.each(seeds)('makes each intent happen once and leaves no gap (seed %i)', async (seed) => {
    const { chain, intents, count } = await simulate(seed);
    for (const [kind, times] of Object.entries(count)) total[kind] = (total[kind] ?? 0) + times;
    expect(
      intents.filter(({ state }) => state !== 'final').map(({ intentKey, state }) => [intentKey, state]),
    ).toEqual([]);
    const included = listIncluded(chain);
    for (const { data, nonce, txHash } of intents.filter(({ intentKey }) => intentKey.startsWith('intent'))) {
      expect(included.filter((one) => one.data === data)).toMatchObject([{ nonce, txHash }]);
    }
    expect(included.map(({ nonce }) => nonce)).toEqual(included.map((_one, index) => index));
  });

  it('has covered every kind of event', () => {
    for (const kind of [
      'several',
      'crash',
      'sign',
      'include',
      'exclude',
      'finalize',
      'broadcast',
      'lose',
      'regain',
      'release',
    ]) {
      expect(total[kind] ?? 0, kind).toBeGreaterThan(20);
    }
  });
});
