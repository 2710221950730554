import { integer, primaryKey } from 'drizzle-orm/pg-core';
import { hexBytes } from '../column/hex-bytes.ts';
import { uint256 } from '../column/uint256.ts';
import { chainSchema } from '../schemas.ts';

/** Price of one whole token at the checkpoint; a token without a known price has no row. */
export const tokenPriceTable = chainSchema.table(
  'token_price',
  {
    chainId: integer('chain_id').notNull(),
    token: hexBytes('token').notNull(),
    priceUsdE18: uint256('price_usd_e18').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.token] })],
);
