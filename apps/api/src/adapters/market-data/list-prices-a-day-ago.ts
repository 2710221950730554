import type { NetworkDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { listPricingPools } from '@tradewind/db/market-info/list-pricing-pools.query';
import { listTokenPrices } from '@tradewind/db/market-info/list-token-prices.query';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/observed-pool';
import { computeTokenPricesUsdE18, priceWindowSeconds } from '@tradewind/rules/market-info/token-price';
import { toAddressKey } from '@tradewind/rules/network/address';

const daySeconds = 86_400;

/**
 * The prices 24 hours before `timestamp` (chain seconds) of the named tokens, or of the listed ones with a present
 * price, by the same formula. A token without an old price is absent.
 */
export async function listPricesADayAgo(
  database: Database,
  { chainId, stablecoins, wrappedNative }: NetworkDeployment,
  timestamp: number,
  named?: readonly Hex[],
): Promise<TokenPricesUsdE18> {
  const tokens = named ?? (await listTokenPrices(database, { chainId })).map(({ token }) => token);
  const moment = { at: timestamp - daySeconds, block: Number.MAX_SAFE_INTEGER };
  const pools = await listPricingPools(database.orm, {
    chainId,
    wanted: [toAddressKey(wrappedNative), ...tokens].map((token) => ({
      token,
      ...moment,
    })),
    known: [...stablecoins, wrappedNative].map(toAddressKey),
    windowSeconds: priceWindowSeconds,
  });
  return computeTokenPricesUsdE18({ pools, stablecoins, wrappedNative }, moment.at);
}
