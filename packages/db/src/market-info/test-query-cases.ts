import { large, toLargeAddress } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { transact } from '../transact.ts';
import { findTokenPriceUsd } from './find-token-price-usd.query.ts';
import { getPoolSummary } from './get-pool-summary.query.ts';
import { listPricingPools, listPricingPoolsOfBlock } from './list-pricing-pools.query.ts';
import { listTokenPrices } from './list-token-prices.query.ts';

const { chainId } = large;
const token = toLargeAddress('token', 0);
/** Of pool 0, which has it and token 0. */
const ownToken = toLargeAddress('token', 3);
const pricingPools = {
  chainId,
  wanted: [{ token: ownToken, at: large.lastBlock * large.secondsPerBlock, block: large.lastBlock }],
  known: [token],
  windowSeconds: 1_800,
};
/** Calls of the market's queries. */
export const marketInfoQueryCases: QueryCases = {
  'find-token-price-usd': (database) => [() => findTokenPriceUsd(database, { chainId, token })],
  'get-pool-summary': (database) => [() => getPoolSummary(database, { chainId })],
  'list-pricing-pools': (database) => [
    () => listPricingPools(database.orm, pricingPools),
    () => transact(database, (transaction) => listPricingPoolsOfBlock(transaction, pricingPools)),
  ],
  'list-token-prices': (database) => [() => listTokenPrices(database, { chainId })],
};
