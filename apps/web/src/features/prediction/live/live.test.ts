import { QueryClient } from '@tanstack/react-query';
import type { Target } from '@tradewind/schema/hub/target';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { createPredictionKey } from '../prediction-key.ts';
import { createGameListener } from './live.ts';
import { useLiveGame } from './live-store.ts';

const live = {
  roundId: 9,
  LastPrice: '601.5',
  Profit: null,
  PrizePool: '0',
  UpPayout: null,
  DownLayout: null,
  GroupPool: '0',
  oracleRound: '1',
  priceAt: 1_000,
  stale: false,
};

const chain = createTestChain();
const { clock } = chain;

function createListener() {
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const listener = createGameListener(chain, queries);
  return {
    publish: (target: Target, content: unknown, past: { isPast?: true } = {}) =>
      listener({ kind: 'area', topic: 'prediction', target, content, ...past }),
    miss: () => listener({ kind: 'missed', topic: 'prediction' }),
    listRead: () => invalidate.mock.calls.map(([filter]) => filter?.queryKey),
  };
}

describe('updates of the game from the hub', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useLiveGame.setState({ price: undefined, isReorganised: false });
  });
  afterEach(() => vi.useRealTimers());

  it('[HUB-02] a newer price counts at once, an older one never', () => {
    const { publish } = createListener();
    publish('prediction_live', live);
    publish('prediction_live', { ...live, LastPrice: '1', priceAt: 999 });
    publish('prediction_live', { ...live, LastPrice: 'much', priceAt: 2_000 });
    expect(useLiveGame.getState().price).toEqual({ price: 601_500_000_000_000_000_000n, at: 1_000 });
  });

  it('[HUB-02] the chain time comes from it', () => {
    clock.forget();
    createListener().publish('server_time', {
      now: 5_000,
      epoch: 3,
      lockAt: 5_100,
      Mins: 1,
      Secs: 40,
      paused: false,
    });
    expect(Math.floor(clock.read() ?? 0)).toBe(5_000);
    clock.forget();
  });

  it('[HUB-02] many events cause one read soon; a missed one too', () => {
    const { publish, miss, listRead } = createListener();
    publish('prediction_joined', {});
    publish('prediction_reload', { reason: 'settled', rounds: null });
    miss();
    expect(listRead()).toEqual([]);
    vi.advanceTimersByTime(1_500);
    expect(listRead()).toEqual([createPredictionKey(chain)]);
  });

  it('[HUB-02] given a reorganisation, then the chain is read again, and the page shows it for a while', () => {
    const { publish, listRead } = createListener();
    publish('prediction_live', live);
    publish('prediction_reload', { reason: 'reorg', rounds: null });
    expect(listRead()).toEqual([createReadKey(chain)]);
    expect(useLiveGame.getState()).toEqual({ price: undefined, isReorganised: true });
    vi.advanceTimersByTime(30_000);
    expect(useLiveGame.getState().isReorganised).toBe(false);
  });

  it('[HUB-02] given a reorganisation from before the page, then it is no news', () => {
    const { publish, listRead } = createListener();
    publish('prediction_reload', { reason: 'reorg', rounds: null }, { isPast: true });
    expect(useLiveGame.getState().isReorganised).toBe(false);
    vi.advanceTimersByTime(1_500);
    expect(listRead()).toEqual([createPredictionKey(chain)]);
  });
});
