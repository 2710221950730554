import type { Database } from '@tradewind/db/database';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { listArtworkOrder } from '@tradewind/db/nft-market/list-artwork-order.query';
import { listMarkets } from '@tradewind/db/nft-market/list-markets.query';
import { readArtworkOrder } from '@tradewind/db/nft-market/read-artwork-order.query';
import type { Chain } from '../chain/chain.ts';
import { createMarketOrder, type MarketOrder } from './market-order.ts';
import { requireNftMarket } from './nft-market.ts';
import { toOrderRow } from './to-order-row.ts';
import { createWorkNumbers, type WorkNumbers } from './work-numbers.ts';

export type ReadOrder = {
  readonly order: MarketOrder;
  readonly numbers: WorkNumbers;
  /** It has all changes up to this block, and perhaps some of later ones. */
  readonly blockNumber: number;
};

/** A token by its collection or by its market. */
export type NamedWork = { readonly contract: Hex; readonly tokenId: number };

type Deps = { readonly database: Database; readonly chain: Chain };

/** Reads all works of a chain. Throws NFT_MARKET_NOT_HERE and INDEX_NOT_STARTED. */
export async function loadOrder({ database, chain }: Deps): Promise<ReadOrder> {
  const { chainId } = chain;
  const deployment = requireNftMarket(chain);
  const { blockNumber } = await chain.index.get();
  const numbers = createWorkNumbers(deployment, await listMarkets(database, { chainId }));
  const order = createMarketOrder();
  await readArtworkOrder(database, { chainId }, (rows) =>
    order.put(rows.flatMap((row) => toOrderRow(row, deployment, numbers) ?? [])),
  );
  return { order, numbers, blockNumber };
}

/** Reads the named works again; a collection that was not known yet makes it read all. */
export async function moveOrder(
  from: ReadOrder,
  { named, head }: { readonly named: readonly NamedWork[]; readonly head: number },
  deps: Deps,
): Promise<ReadOrder> {
  const { order, numbers } = from;
  const keys = named.flatMap((work) => numbers.findNamed(work) ?? []);
  if (keys.length < named.length) return loadOrder(deps);
  const blockNumber = Math.max(head, from.blockNumber);
  if (keys.length === 0) return { ...from, blockNumber };
  const { database, chain } = deps;
  const deployment = requireNftMarket(chain);
  const rows = await listArtworkOrder(database, { chainId: chain.chainId, keys });
  const placed = rows.flatMap((row) => toOrderRow(row, deployment, numbers) ?? []);
  const present = new Set(placed.map(({ id }) => id));
  const gone = rows
    .flatMap((row) => numbers.toId(row, row.marketNumber) ?? [])
    .filter((id) => !present.has(id));
  order.put(placed, gone);
  return { order, numbers, blockNumber };
}
