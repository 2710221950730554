import { large, toLargeAddress } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { transact } from '../transact.ts';
import { findTokenPriceUsd } from './find-token-price-usd.query.ts';
import { getPoolSummary } from './get-pool-summary.query.ts';
import { listTokenSummaries, type TokenSummarySort } from './list-token-summaries.query.ts';
import { listPricePoints } from './list-price-points.query.ts';
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
const before = new Map([[token, 900n]]);
const page = { chainId, before, limit: 20, offset: 0 };
const sorts: readonly TokenSummarySort[] = ['tvl', 'volume24h', 'price', 'change24h', 'name'];
/** The tokens of the pools with candles, and a week of points. */
const manyTokens = Array.from({ length: 20 }, (_, number) => toLargeAddress('token', number));
const now = large.lastBlock * large.secondsPerBlock;
const stepSeconds = 21_600;

/** Calls of the market's queries. */
export const marketInfoQueryCases: QueryCases = {
  'find-token-price-usd': (database) => [() => findTokenPriceUsd(database, { chainId, token })],
  'get-pool-summary': (database) => [() => getPoolSummary(database, { chainId })],
  'list-token-summaries': (database) =>
    sorts.flatMap((sort) => [
      ...(['asc', 'desc'] as const).map(
        (order) => () => listTokenSummaries(database, { ...page, sort, order }),
      ),
      () => listTokenSummaries(database, { ...page, sort, search: 'bnb' }),
      () => listTokenSummaries(database, { ...page, sort, addresses: manyTokens }),
    ]),
  'list-price-points': (database) => [
    () =>
      listPricePoints(database, {
        chainId,
        tokens: manyTokens,
        known: [0, 1, 2].map((number) => toLargeAddress('token', number)),
        from: now - 27 * stepSeconds,
        until: now - stepSeconds,
        stepSeconds,
      }),
  ],
  'list-pricing-pools': (database) => [
    () => listPricingPools(database.orm, pricingPools),
    () => transact(database, (transaction) => listPricingPoolsOfBlock(transaction, pricingPools)),
  ],
  'list-token-prices': (database) => [() => listTokenPrices(database, { chainId })],
};
