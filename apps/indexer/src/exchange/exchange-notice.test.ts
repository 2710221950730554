import { expect, it } from 'vitest';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toAddress } from '../../test-support/known.ts';
import { modelSources } from '../simulation/model-sources.ts';
import { createChainModel } from '../simulation/chain-model.ts';
import { createRandom } from '../simulation/random.ts';
import { createRowReader } from '../contract/read-rows.ts';
import { exchangeArea } from './exchange-area.ts';
import { exchangeEvents } from './events.ts';
import { listTouchedPools, toExchangeNotice } from './exchange-notice.ts';

const model = createChainModel(createRandom(5), modelSources);
model.mine(80);

const readRows = createRowReader(1, exchangeEvents, exchangeArea.emitters({ ...modelSources, chainId: 1 }));

function toRows(from: number) {
  const blocks = model.blocks.slice(from);
  const last = model.blocks.at(-1)!;
  const logs = blocks.flatMap(({ number, hash, logs: own }) =>
    own
      .filter(({ address }) => last.pools.includes(address) || address === modelSources.factory)
      .map((log) => ({ ...log, blockNumber: number, blockHash: hash })),
  );
  return readRows(logs, new Map(blocks.map((block) => [block.number, block]))).rows;
}

it('[HUB-02] reports the touched pools with their last reserves, and each signed transaction once', () => {
  const rows = toRows(60);
  const dustOf: [Hex, Hex] = [toAddress('1'), toAddress('2')];
  const toPlace = (place: number) => (place % 2 === 0 ? { place } : { place, dustOf });
  const places = new Map(model.blocks.at(-1)!.pools.map((pool, place) => [pool, toPlace(place)]));
  const { payload } = toExchangeNotice(rows, 80, places);
  const reserves = new Map<Hex, unknown>();
  for (const { address, topics, data } of model.blocks.slice(60).flatMap(({ logs }) => logs)) {
    if (topics[0] !== exchangeEvents.pool.syncs.selector || !model.blocks.at(-1)!.pools.includes(address))
      continue;
    const [reserve0, reserve1] = [data.slice(2, 66), data.slice(66)].map((word) =>
      String(BigInt(`0x${word}`)),
    );
    reserves.set(address, { address, ...places.get(address), reserve0, reserve1 });
  }
  expect(reserves.size).toBeGreaterThan(3);
  expect(payload).toMatchObject({ blockNumber: 80, swapCount: rows.swaps.length });
  expect(payload['pools']).toEqual(expect.arrayContaining([...reserves.values()]));
  const signed = new Set([...rows.swaps, ...rows.mints, ...rows.burns].map(({ txHash }) => txHash));
  const published = payload['transactions'] as { hash: Hex; account: Hex }[];
  expect(published.map(({ hash }) => hash)).toEqual([...signed]);
  const senders = new Map(
    model.blocks.flatMap(({ transactions }) => transactions.map(({ hash, from }) => [hash, from] as const)),
  );
  for (const { hash, account } of published) expect(account).toBe(senders.get(hash));
});

it('[HUB-02] reports that any pool may have changed where too many did', () => {
  const rows = toRows(0);
  const pools = Array.from({ length: 101 }, (_, index): Hex => `0x${String(index).padStart(40, '0')}`);
  const syncs = pools.map((pool) => ({ ...rows.syncs[0]!, pool }));
  expect(toExchangeNotice({ ...rows, syncs }, 80, new Map()).payload['pools']).toBeNull();
  expect(listTouchedPools({ ...rows, syncs })).toBeNull();
});
