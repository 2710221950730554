import type { ExchangeDeployment } from '@tradewind/abi/deployment';
import type { Database } from '@tradewind/db/database';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { listMarketPools } from '@tradewind/db/market-info/list-market-pools.query';
import { listPoolHistories } from '@tradewind/db/market-info/list-pool-histories.query';
import type { TokenPricesUsdE18 } from '@tradewind/rules/market-info/market-pool';
import { computeTokenPricesUsdE18, priceWindowSeconds } from '@tradewind/rules/market-info/token-price';
import { toAddressKey } from '@tradewind/rules/network/address';

const daySeconds = 86_400;

/** The prices of 24 hours before the checkpoint, by the formula of today's; a token without one then is absent. */
export async function listPricesADayAgo(
  database: Database,
  { chainId, stablecoins, wrappedNative }: ExchangeDeployment,
): Promise<TokenPricesUsdE18> {
  const checkpoint = await findCheckpoint(database, { chainId });
  if (!checkpoint) return new Map();
  const at = checkpoint.blockTimestamp - daySeconds;
  const pools = await listPoolHistories(database.orm, {
    chainId,
    pools: await listMarketPools(database.orm, chainId),
    known: [...stablecoins, wrappedNative].map(toAddressKey),
    from: at - priceWindowSeconds,
    to: at,
  });
  return computeTokenPricesUsdE18({ pools, stablecoins, wrappedNative }, at);
}
