import { factoryEvents } from '@tradewind/abi/exchange/factory.events';
import { pairEvents } from '@tradewind/abi/exchange/pair.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Transaction } from '@tradewind/db/database';
import type { Log } from '../rpc/schema.ts';
import type { Area, AreaChange } from '../sync/area.ts';
import type { BlockSource } from '../sync/block-source.ts';
import type { Writer } from '../sync/writer.ts';
import { join, toWord } from './model-log.ts';
import { modelSources } from './model-sources.ts';
import type { createRandom } from './random.ts';
import { busyPools, toSeededPool } from './seed-pools.ts';

const account: Hex = `0x${'a1'.repeat(20)}`;
const hash: Hex = `0x${'11'.repeat(32)}`;
const whole = 10n ** 18n;

type Event = Pick<Log, 'address' | 'topics' | 'data'>;
export type BlockTimes = { blockMs: number; refreshMs: number };

/**
 * Writes a block above seeded pools with the areas; its number is its time (chain seconds). `onWritten` runs
 * before the transaction ends.
 */
export async function writePoolBlock(
  { writer, areas }: { writer: Writer; areas: readonly Area[] },
  { number, events }: { number: number; events: readonly Event[] },
  onWritten: (transaction: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<BlockTimes> {
  const position = { blockNumber: number, blockHash: hash, transactionHash: hash };
  const logs = events.map((event, logIndex): Log => ({ ...event, ...position, logIndex }));
  const header = { number, hash, parentHash: hash, timestamp: number, logsBloom: '0x' as const };
  const source: BlockSource = {
    from: number,
    to: number,
    isFar: false,
    listLogs: () => Promise.resolve(logs),
    getBlocks: () =>
      Promise.resolve(new Map([[number, { ...header, transactions: [{ hash, from: account }] }]])),
    call: (calls) => Promise.resolve(calls.map(() => undefined)),
  };
  const startedAt = performance.now();
  const changes: AreaChange[] = [];
  for (const area of areas) changes.push(await area.read(source, logs));
  const refreshMs = await writer.write(async (transaction) => {
    for (const { write } of changes) await write(transaction, { isFirst: false, parties: [] });
    const before = performance.now();
    for (const area of areas)
      await area.refresh(transaction, { blockNumber: number, blockTimestamp: number });
    const after = performance.now();
    await onWritten(transaction);
    return after - before;
  });
  return { refreshMs, blockMs: performance.now() - startedAt };
}

/** Trades of seeded pools: in the pool that prices the native coin and in other busy pools. */
export function createTrades(
  random: ReturnType<typeof createRandom>,
  { pools, changed }: { pools: number; changed: number },
): Event[] {
  const places = new Set([0]);
  while (places.size < changed) places.add(random.between(1, Math.min(busyPools, pools) - 1));
  return [...places].flatMap((place) => {
    const address = toSeededPool(place);
    const scale = BigInt(random.between(990, 1_010));
    const [reserve0, reserve1] = place === 0 ? [10_000n, 6_000_000n] : [20_000n, 20n];
    return [
      {
        address,
        topics: [pairEvents.sync.selector],
        data: join([reserve0 * whole, (reserve1 * whole * scale) / 1_000n]),
      },
      {
        address,
        topics: [pairEvents.swap.selector, toWord(account), toWord(account)],
        data: join([whole, 0n, 0n, whole / 1_000n]),
      },
    ];
  });
}

/**
 * Pairs of new tokens with the native coin, each with a minimal reserve of it; their places follow `pools`.
 */
export function createJunk({ pools, junk }: { pools: number; junk: number }): Event[] {
  return Array.from({ length: junk }, (_, index) => {
    const address: Hex = `0x88${index.toString(16).padStart(38, '0')}`;
    const token: Hex = `0x01${index.toString(16).padStart(38, '0')}`;
    return [
      {
        address: modelSources.factory,
        topics: [factoryEvents.pairCreated.selector, toWord(token), toWord(modelSources.wrappedNative)],
        data: join([BigInt(address), BigInt(pools + index + 1)]),
      },
      { address, topics: [pairEvents.sync.selector], data: join([whole, 1_000n]) },
    ];
  }).flat();
}
