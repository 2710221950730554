import type { Database } from '@tradewind/db/database';
import { mintTable, poolCandleTable, poolTable, shareMoveTable } from '@tradewind/db/exchange/tables';
import { and, eq } from 'drizzle-orm';
import { account, blockTimestamp, chainId, listedPool, usd } from './seed-index.ts';
import { toAddress, toHash } from '../test-support/known.ts';

const event = {
  chainId,
  blockNumber: 2,
  logIndex: 1,
  blockHash: toHash('9'),
  blockTimestamp,
  txHash: toHash('2'),
};
const amounts = { amount0: 10n * usd, amount1: 40n * usd };

/** After `seedIndex`: the account deposits a tenth of both pools, and then the listed one grows by a tenth. */
export async function seedLiquidity({ orm }: Database): Promise<void> {
  const pool = { totalSupply: 200n * usd, rootKLast: 200n * usd };
  await orm
    .update(poolTable)
    .set({ ...pool, reserve0: 110n * usd, reserve1: 440n * usd })
    .where(and(eq(poolTable.chainId, chainId), eq(poolTable.address, listedPool)));
  await orm
    .insert(mintTable)
    .values({ ...event, pool: listedPool, account, sender: toAddress('c'), ...amounts });
  const move = { ...event, ...amounts, account, kind: 'add' as const, moved: 20n * usd, shares: 20n * usd };
  const sums = { deposited0: amounts.amount0, deposited1: amounts.amount1, withdrawn0: 0n, withdrawn1: 0n };
  const position = { ...sums, depthE18: 20n * usd * usd, since: blockTimestamp, isComplete: true };
  await orm.insert(shareMoveTable).values([
    { ...move, ...position, ...pool, pool: listedPool },
    { ...move, ...position, ...pool, pool: toAddress('2'), logIndex: 3, isComplete: false },
  ]);
  await seedCandles(orm);
}

async function seedCandles(orm: Database['orm']): Promise<void> {
  const candle = {
    chainId,
    pool: listedPool,
    intervalSeconds: 3_600,
    volume0: 1n,
    volume1: 2n,
    swapCount: 1,
  };
  await orm.insert(poolCandleTable).values(
    [1n, 2n, 3n].map((hour) => {
      const price = hour * 10n ** 36n;
      const prices = { openE36: price, highE36: price, lowE36: price, closeE36: price };
      const volumeUsdE18 = hour === 3n ? 0n : usd;
      return { ...candle, ...prices, startsAt: Number(hour) * 3_600, volumeUsdE18 };
    }),
  );
}
