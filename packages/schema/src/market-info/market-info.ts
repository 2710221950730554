import * as z from 'zod/mini';
import { addressSchema } from '../wire/address.ts';

/** US dollars in whole units with a fraction, as the specified routes answer them; null where unknown. */
const usd = z.nullable(z.number());

/**
 * `GET /Market/api/get_market`: `data`. `priceUsd` is the platform token's; `tokens` is the default list. The
 * 24 hours are chain time.
 */
export const marketInfoSchema = z.object({
  blockNumber: z.int(),
  blockTimestamp: z.int(),
  priceUsd: usd,
  totalValueLockedUsd: usd,
  volume24hUsd: usd,
  swapCount24h: z.int(),
  poolCount: z.int(),
  tokens: z.array(
    z.object({
      address: addressSchema,
      symbol: z.nullable(z.string()),
      priceUsd: z.number(),
      /** Against the price of 24 hours before; null where there was none. */
      priceChange24hPercent: z.nullable(z.number()),
    }),
  ),
});

/** `GET /Market/api/get_tvl`: `data`; listed tokens only. */
export const totalValueLockedSchema = z.object({ blockNumber: z.int(), totalValueLockedUsd: usd });

/** `GET /market/price_bscs`: `data` is the platform token's price in US dollars. */
export const platformTokenPriceSchema = z.number();
