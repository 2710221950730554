import type { NetworkDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import {
  type ListTokenSummaries,
  listTokenSummaries,
  type TokenSummaryRow,
} from '@tradewind/db/market-info/list-token-summaries.query';
import { listPricePoints, type PricePointRow } from '@tradewind/db/market-info/list-price-points.query';
import { computePriceChangePercentE18 } from '@tradewind/rules/market-info/price-change';
import { computePriceHistories, type PricePoint } from '@tradewind/rules/market-info/price-history';
import { toAddressKey } from '@tradewind/rules/network/address';
import { type WireTokenSummary, weekPoints } from '@tradewind/schema/exchange/token-summary';
import type { Chain } from '../chain/chain.ts';
import { toWholeNumber, toWholeNumberOrNull } from '../http/to-whole-number.ts';
import type { DayAgoReader } from './create-day-ago-reader.ts';

type Page = Omit<ListTokenSummaries, 'chainId' | 'before'>;

/** A page of tokens with their figures and the drawing of their week: three statements, however many tokens it has. */
export function createTokenSummaryReader(database: Database, readDayAgo: DayAgoReader) {
  return async (chain: Chain, page: Page) => {
    const { chainId, network } = chain;
    const { blockNumber, blockTimestamp } = await chain.index.get();
    const before = await readDayAgo(chain, page.addresses);
    const { items, total } = await listTokenSummaries(database, { chainId, before, ...page });
    const weeks = network
      ? await readWeeks(database, network, { rows: items, now: blockTimestamp })
      : new Map<string, readonly (bigint | undefined)[]>();
    const tokens = items.map((row) =>
      toWireToken(row, { before: before.get(row.address), week: weeks.get(row.address) ?? [] }),
    );
    return { blockNumber, tokens, total };
  };
}

type Given = { before: bigint | undefined; week: readonly (bigint | undefined)[] };

function toWireToken(row: TokenSummaryRow, { before, week }: Given): WireTokenSummary {
  const { address, symbol, name, decimals, isListed, priceUsdE18: price, swapCount24h } = row;
  const change = price === null ? undefined : computePriceChangePercentE18(before, price);
  return {
    address,
    symbol,
    name,
    decimals,
    isListed,
    priceUsdE18: price?.toString() ?? null,
    priceChange24hPercent: toWholeNumberOrNull(change),
    tvlUsdE18: row.tvlUsdE18?.toString() ?? null,
    volume24hUsdE18: row.volume24hUsdE18?.toString() ?? null,
    swapCount24h,
    week: week.some((point) => point !== undefined) ? [...week, price ?? undefined].map(toPoint) : [],
  };
}

/** Six digits are more than a drawing shows. */
function toPoint(priceUsdE18: bigint | undefined): number | null {
  return priceUsdE18 === undefined ? null : Number(toWholeNumber(priceUsdE18).toPrecision(6));
}

/** The week up to `now` (chain seconds) without the present price. */
async function readWeeks(
  database: Database,
  { chainId, stablecoins, wrappedNative }: NetworkDeployment,
  { rows, now }: { rows: readonly TokenSummaryRow[]; now: number },
): Promise<ReadonlyMap<string, readonly (bigint | undefined)[]>> {
  const { count, stepSeconds } = weekPoints;
  const native = toAddressKey(wrappedNative);
  const points = await listPricePoints(database, {
    chainId,
    tokens: [...new Set<Hex>([native, ...rows.map(({ address }) => address)])],
    known: [...stablecoins.map(toAddressKey), native],
    from: now - (count - 1) * stepSeconds,
    until: now - stepSeconds,
    stepSeconds,
  });
  return computePriceHistories(points.flatMap(toPricePoint), { stablecoins, wrappedNative });
}

/** A token without decimals never has a price. */
function toPricePoint({ decimals, quoteDecimals, ...row }: PricePointRow): PricePoint[] {
  if (decimals === null || quoteDecimals === null) return [];
  return [
    {
      at: row.at,
      token: { address: row.token, decimals },
      quote: { address: row.quote, decimals: quoteDecimals },
      isToken0: row.isToken0,
      priceE36: row.priceE36 ?? undefined,
    },
  ];
}
