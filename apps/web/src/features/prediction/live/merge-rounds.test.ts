import { describe, expect, it } from 'vitest';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { ChainGame } from './fetch-chain-game.ts';
import { mergeRounds } from './merge-rounds.ts';
import { createEmptyRound, type Round } from './round.ts';

const epochs = [5, 6, 7, 8, 9];
const openEpoch = 7;
const toRounds = (change: Partial<Round>): Round[] =>
  [5, 6, 7].map((epoch) => ({ ...createEmptyRound(epoch), ...change }));
const toViemChain = (state: 'value' | 'stale', change: Partial<Round>): Reading<ChainGame> => ({
  state,
  value: { isPaused: false, feedPrice: undefined, rounds: toRounds(change) },
});
const toIndex = (change: Partial<Round>): Reading<readonly Round[]> => ({
  state: 'value',
  value: toRounds(change),
});
const priced = (price: bigint) => ({ state: 'priced', price }) as const;
const unknown = { state: 'unknown', reason: undefined } as const;
const loading = { state: 'loading' } as const;
const merge = (chain: Reading<ChainGame>, indexed: Reading<readonly Round[]>) =>
  mergeRounds({ chain, indexed, epochs, openEpoch });
const listPools = (rounds: Reading<readonly Round[]>) => findValue(rounds)?.map(({ totalUp }) => totalUp);

describe('rounds from chain and index', () => {
  it('[PRED-11] are those of the chain while it answers, for any answer of our server', () => {
    for (const indexed of [toIndex({ totalUp: 1n }), unknown, loading]) {
      const rounds = merge(toViemChain('value', { totalUp: 3n }), indexed);
      expect(rounds.state).toBe('value');
      expect(listPools(rounds)).toEqual([3n, 3n, 3n, 0n, 0n]);
    }
  });

  it('[PRED-11] are those of the index while the chain does not answer, and stale where neither does', () => {
    const chain = toViemChain('stale', { totalUp: 3n });
    expect(listPools(merge(chain, toIndex({ totalUp: 5n })))).toEqual([5n, 5n, 5n, 0n, 0n]);
    expect(listPools(merge(unknown, toIndex({ totalUp: 5n })))).toEqual([5n, 5n, 5n, 0n, 0n]);
    expect(merge(chain, unknown)).toMatchObject({ state: 'stale' });
  });

  it('[PRED-11] are unknown where neither source has them, and loading before', () => {
    expect(merge(unknown, unknown).state).toBe('unknown');
    expect(merge(loading, unknown).state).toBe('loading');
    expect(merge(unknown, loading).state).toBe('loading');
  });

  it('[PRED-02] take prices of rounds without stakes, and collect requests, from the index', () => {
    const position = { isUp: true, amount: 1n, isClaimed: false };
    const rounds = merge(
      toViemChain('value', { position }),
      toIndex({ lock: priced(7n), close: { state: 'unresolved', said: 8n }, isCollecting: true }),
    );
    expect(findValue(rounds)?.[0]).toMatchObject({
      lock: priced(7n),
      close: { state: 'unresolved', said: 8n },
      isCollecting: true,
      position,
    });
  });

  it('[PRED-12] keep the chain’s proven state of a boundary, also that it has no price', () => {
    const isVoid = { state: 'void' } as const;
    const rounds = merge(
      toViemChain('value', { lock: isVoid, close: priced(9n) }),
      toIndex({ lock: { state: 'unresolved', said: 7n }, close: isVoid }),
    );
    expect(findValue(rounds)?.[0]).toMatchObject({ lock: isVoid, close: priced(9n) });
  });

  it('[PRED-07] are not being collected any more once the chain has them as collected', () => {
    const position = { isUp: true, amount: 1n, isClaimed: true };
    const rounds = merge(toViemChain('value', { position }), toIndex({ isCollecting: true }));
    expect(findValue(rounds)?.[0]?.isCollecting).toBe(false);
  });
});
