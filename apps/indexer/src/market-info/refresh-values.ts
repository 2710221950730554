import type { Transaction } from '@tradewind/db/database';
import { listDuePools } from './list-due-pools.ts';
import { listDueTokens } from './list-due-tokens.ts';
import { planByIndex } from './plan-by-index.ts';
import { readPrices } from './read-prices.ts';
import { listWantedOfPools, valuePool } from './value-pools.ts';
import { listWantedOfTokens, valueToken } from './value-tokens.ts';
import type { MarketInfoSources } from './sources.ts';
import { writeValues } from './write-values.ts';

/** Prices and values of what changed and of what time lets expire, at the checkpoint; the rest stays as it is, however much there is. */
export async function refreshValues(
  transaction: Transaction,
  sources: MarketInfoSources,
  { blockTimestamp: now }: { blockTimestamp: number },
): Promise<void> {
  await planByIndex(transaction, {});
  const pools = await listDuePools(transaction, { chainId: sources.chainId, now });
  const tokens = await listDueTokens(transaction, sources, { now, pools });
  const wanted = [...listWantedOfPools(pools, now), ...listWantedOfTokens(tokens, now)];
  const given = { now, pricesAt: await readPrices(transaction, sources, wanted) };
  const values = tokens.flatMap((token) => valueToken(sources, token, given) ?? []);
  const priced = new Set(values.map(({ token }) => token));
  await writeValues(transaction, sources.chainId, {
    pools: pools.map((pool) => valuePool(sources, pool, given)),
    tokens: values,
    unpriced: tokens.flatMap(({ address }) => (priced.has(address) ? [] : address)),
  });
}
