import { bigint, integer, primaryKey } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/**
 * Price of one whole token as of `valuedAt` (chain seconds), to be computed again at `dueAt`: 0 at once, null never. A token without a known price has no row,
 * or one without a price while it may soon have one.
 */
export const tokenPriceTable = chainSchema.table(
  'token_price',
  {
    chainId: integer('chain_id').notNull(),
    token: hexBytes('token').notNull(),
    priceUsdE18: uint256('price_usd_e18'),
    valuedAt: bigint('valued_at', { mode: 'number' }),
    dueAt: bigint('due_at', { mode: 'number' }).default(0),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.token] })],
);

/** Sums over the pools of a chain in their current rows: of the known values, how many pools have a known TVL, and of the swaps of 24 hours. */
export const poolTotalTable = chainSchema.table('market_total', {
  chainId: integer('chain_id').primaryKey(),
  tvlUsdE18: uint256('tvl_usd_e18').notNull(),
  valuedPoolCount: integer('valued_pool_count').notNull(),
  volume24hUsdE18: uint256('volume_24h_usd_e18').notNull(),
  swapCount24h: bigint('swap_count_24h', { mode: 'number' }).notNull(),
});
