import type { Notice } from '@tradewind/db/relay/notice';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createChainClock } from '../chain-clock.ts';
import { toMarket } from '../market.ts';
import type { MarketView } from '../market-reader.ts';
import { blockTimestamp, chainId } from '../../../test/seed-index.ts';
import { prediction } from '../test-seed.ts';
import { createAnnouncer } from './announcer.ts';
import type { Announcer } from '../../hub/run-announcer.ts';
import { toHash } from '../../../test-support/known.ts';

const market = toMarket(prediction);
const coin = 10n ** 18n;
const noRound = { totalUp: 0n, totalDown: 0n, entryCount: 0, outcome: 'pending' as const, fee: 0n };
const noPrices = { lock: null, close: null, lockFeed: null, closeFeed: null };

let monotonic: { ms: number };
let tables: { blockNumber: number; unresolved: number[]; price: number; isDown: boolean; reads: number };
let published: { target: string; data: Record<string, unknown>; sequence: number }[];
let announcer: Announcer;
let clock: ReturnType<typeof createChainClock>;

function readView(): MarketView {
  const time = clock.now() ?? 0;
  const openEpoch = Math.floor((time - market.genesis) / 300) + 1;
  const rounds = Array.from({ length: 8 }, (_, index) => ({
    epoch: openEpoch - 5 + index,
    ...noRound,
    ...noPrices,
  }));
  const lastPrice = { roundId: 7n, answer: BigInt(tables.price) * 10n ** 8n, updatedAt: time };
  return {
    market,
    time,
    openEpoch,
    rounds,
    unresolved: tables.unresolved,
    state: { isPaused: false, lastPrice },
    checkpoint: {
      genesisHash: toHash('1'),
      deploymentHash: toHash('1'),
      blockHash: toHash('2'),
      blockNumber: tables.blockNumber,
      blockTimestamp,
    },
  };
}

beforeEach(() => {
  monotonic = { ms: 1_000 };
  tables = { blockNumber: 10, unresolved: [], price: 600, isDown: false, reads: 0 };
  published = [];
  clock = createChainClock(() => monotonic.ms);
  announcer = createAnnouncer({
    market,
    clock,
    reader: {
      read: async () => {
        tables.reads += 1;
        if (tables.isDown) throw new Error('no database');
        return readView();
      },
    },
    publish: ({ target, extraData }, sequence) =>
      void published.push({ target, data: Object(extraData), sequence }),
    now: () => monotonic.ms,
  });
  receive(1, 'chain.head', { blockNumber: 10, blockHash: toHash('2'), blockTimestamp });
});

function receive(id: number, kind: string, payload: Notice['payload'], isPast = false): void {
  announcer.receive({ id, chainId, kind, payload, at: 0 }, isPast);
}
const change = (blockNumber: number, more: object = {}) => ({
  blockNumber,
  entered: [],
  settled: [],
  resolved: [],
  price: null,
  paused: null,
  accounts: [],
  ...more,
});
const price = { roundId: '7', answer: '1', updatedAt: 1 };
const entered = (epoch: number, totalUp: bigint, count: number) => ({
  epoch,
  totalUp: totalUp.toString(),
  totalDown: coin.toString(),
  count,
});

/** Ticks as the process does, for this many milliseconds. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250) {
    monotonic.ms += 250;
    await announcer.tick();
  }
}
const of = (target: string) => published.filter((event) => event.target === target);

describe('[HUB-02] events of the market for clients', () => {
  it('server_time each second of the chain: the time until the open round locks', async () => {
    await announcer.tick();
    expect(of('server_time')[0]?.data).toEqual({
      now: blockTimestamp,
      epoch: 1_001,
      lockAt: blockTimestamp + 300,
      Mins: 5,
      Secs: 0,
      paused: false,
    });
    await pass(60_000);
    expect(of('server_time')).toHaveLength(61);
    expect(of('server_time').at(-1)?.data).toMatchObject({ Mins: 4, Secs: 0 });
  });

  it('prediction_live at each price, twice a second at most, and every five seconds without one', async () => {
    await announcer.tick();
    expect(of('prediction_live')[0]?.data).toMatchObject({ roundId: 1_000, LastPrice: '600', stale: false });
    for (let block = 11; block < 31; block += 1) {
      receive(block, 'prediction.changed', change(block, { price }));
      tables.blockNumber = block;
      await pass(250);
    }
    expect(of('prediction_live').length).toBeGreaterThanOrEqual(10);
    expect(of('prediction_live').length).toBeLessThanOrEqual(11);
    published = [];
    await pass(20_000);
    expect(of('prediction_live').length).toBeGreaterThanOrEqual(4);
    expect(of('prediction_live').length).toBeLessThanOrEqual(5);
  });

  it('prediction_joined with the last of the stakes, four times a second at most', async () => {
    await announcer.tick();
    for (let block = 11; block < 61; block += 1) {
      receive(
        block,
        'prediction.changed',
        change(block, { entered: [entered(1_001, BigInt(block) * coin, block)] }),
      );
    }
    tables.blockNumber = 60;
    await pass(250);
    expect(of('prediction_joined')).toEqual([
      {
        target: 'prediction_joined',
        sequence: 60,
        data: {
          roundId: 1_001,
          groupPool: '61',
          prizePool: '61',
          upPayout: '1.016166666666666666',
          downLayout: '59.2',
          totalUp: '60',
          totalDown: '1',
          n: 60,
        },
      },
    ]);
  });

  it('prediction_reload when a round opens, is settled, is paused, and after blocks were undone', async () => {
    await announcer.tick();
    await pass(300_000);
    expect(of('prediction_reload').map(({ data }) => data['reason'])).toEqual(['opened']);
    expect(of('prediction_reload')[0]?.data['rounds']).toHaveLength(5);
    receive(
      20,
      'prediction.changed',
      change(10, { resolved: [1_001], settled: [{ epoch: 1_000 }], paused: true }),
    );
    await pass(250);
    receive(21, 'chain.undone', { blockNumber: 9, blockHash: toHash('3'), blockTimestamp });
    await pass(250);
    expect(of('prediction_reload').slice(1)).toMatchObject([
      { sequence: 20, data: { reason: 'settled', rounds: [{ id: 1_000 }, { id: 1_001 }] } },
      { sequence: 20, data: { reason: 'paused' } },
      { sequence: 21, data: { reason: 'reorg', rounds: null } },
    ]);
  });

  it('[HUB-03] all rounds when time goes back with the blocks, and those of every boundary when it jumps', async () => {
    await announcer.tick();
    await pass(1_000 * 60 * 30);
    published = [];
    receive(21, 'chain.undone', { blockNumber: 9, blockHash: toHash('3'), blockTimestamp });
    await pass(250);
    // A client that reads now uses the earlier time.
    expect(of('prediction_reload')).toMatchObject([{ data: { reason: 'reorg', rounds: null } }]);
    receive(22, 'chain.head', {
      blockNumber: 10,
      blockHash: toHash('4'),
      blockTimestamp: blockTimestamp + 300,
    });
    await pass(250);
    receive(23, 'chain.head', {
      blockNumber: 11,
      blockHash: toHash('5'),
      blockTimestamp: blockTimestamp + 1_500,
    });
    await pass(250);
    const ids = of('prediction_reload').map(({ data }) =>
      z
        .array(z.object({ id: z.number() }))
        .nullable()
        .parse(data['rounds'])
        ?.map(({ id }) => id),
    );
    expect(ids).toEqual([
      undefined,
      [997, 998, 999, 1_000, 1_001, 1_002, 1_003, 1_004],
      [1_001, 1_002, 1_003, 1_004, 1_005, 1_006, 1_007, 1_008],
    ]);
  });

  it('prediction_calculating when a boundary passes without a proof, each five seconds until it has one', async () => {
    await announcer.tick();
    await pass(290_000);
    expect(of('prediction_calculating')).toEqual([]);
    tables.unresolved = [1_001];
    await pass(31_000);
    expect(of('prediction_calculating').length).toBeGreaterThanOrEqual(4);
    expect(of('prediction_calculating').length).toBeLessThanOrEqual(7);
    const since = blockTimestamp + 300;
    expect(of('prediction_calculating')[0]?.data).toEqual({
      roundId: 1_000,
      boundary: 1_001,
      since,
      deadline: since + 120,
      unresolved: [1_001],
    });
    tables.unresolved = [];
    published = [];
    await pass(10_000);
    expect(of('prediction_calculating')).toEqual([]);
  });

  it('[HUB-03] nothing of a change that its node has not read yet, and all of it afterwards', async () => {
    await announcer.tick();
    receive(20, 'prediction.changed', change(12, { settled: [{ epoch: 1_000 }] }));
    await pass(500);
    expect(published.some(({ sequence }) => sequence === 20)).toBe(false);
    tables.blockNumber = 12;
    tables.isDown = true;
    await expect(announcer.tick()).rejects.toThrow('no database');
    tables.isDown = false;
    await pass(250);
    expect(of('prediction_reload')).toMatchObject([{ sequence: 20 }]);
    await pass(1_000);
    expect(published.at(-1)?.sequence).toBe(20);
  });

  it('[HUB-03] nothing from before the process, except the state of the topic', async () => {
    receive(40, 'prediction.changed', change(8, { entered: [entered(990, coin, 1)] }), true);
    await pass(1_000);
    expect(of('prediction_joined')).toEqual([]);
    expect(new Set(published.map(({ sequence }) => sequence))).toEqual(new Set([40]));
  });

  it('nothing of another chain', async () => {
    await announcer.tick();
    announcer.receive({ id: 50, chainId: 1, kind: 'prediction.changed', payload: {}, at: 0 }, false);
    await pass(1_000);
    expect(published.every(({ sequence }) => sequence === 0)).toBe(true);
  });

  it('reads the tables only where there is something to publish', async () => {
    await announcer.tick();
    tables.reads = 0;
    await pass(60_000);
    expect(tables.reads).toBeLessThanOrEqual(30);
  });
});
