import { QueryClient } from '@tanstack/react-query';
import type { Target } from '@tradewind/schema/hub/target';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chainClock } from '../../../shared/chain/use-chain-time.ts';
import { predictionKey } from '../prediction-key.ts';
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

function createListener() {
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const listener = createGameListener(queries);
  return {
    tell: (target: Target, content: unknown) =>
      listener({ kind: 'area', topic: 'prediction', target, content }),
    miss: () => listener({ kind: 'missed', topic: 'prediction' }),
    listRead: () => invalidate.mock.calls.map(([filter]) => filter?.queryKey?.[0]),
  };
}

describe('updates of the game from the hub', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useLiveGame.setState({ price: undefined, isReorganised: false });
  });
  afterEach(() => vi.useRealTimers());

  it('[HUB-02] a newer price counts at once, an older one never', () => {
    const { tell } = createListener();
    tell('prediction_live', live);
    tell('prediction_live', { ...live, LastPrice: '1', priceAt: 999 });
    tell('prediction_live', { ...live, LastPrice: 'much', priceAt: 2_000 });
    expect(useLiveGame.getState().price).toEqual({ price: 601_500_000_000_000_000_000n, at: 1_000 });
  });

  it('[HUB-02] the chain time comes from it', () => {
    chainClock.forget();
    createListener().tell('server_time', {
      now: 5_000,
      epoch: 3,
      lockAt: 5_100,
      Mins: 1,
      Secs: 40,
      paused: false,
    });
    expect(Math.floor(chainClock.read() ?? 0)).toBe(5_000);
    chainClock.forget();
  });

  it('[HUB-02] many events cause one read soon; a missed one too', () => {
    const { tell, miss, listRead } = createListener();
    tell('prediction_joined', {});
    tell('prediction_reload', { reason: 'settled', rounds: null });
    miss();
    expect(listRead()).toEqual([]);
    vi.advanceTimersByTime(1_500);
    expect(listRead()).toEqual([predictionKey]);
  });

  it('[HUB-02] given a reorganisation, then the chain is read again, and the page shows it for a while', () => {
    const { tell, listRead } = createListener();
    tell('prediction_live', live);
    tell('prediction_reload', { reason: 'reorg', rounds: null });
    expect(listRead()).toEqual(['chain-read']);
    expect(useLiveGame.getState()).toEqual({ price: undefined, isReorganised: true });
    vi.advanceTimersByTime(30_000);
    expect(useLiveGame.getState().isReorganised).toBe(false);
  });
});
