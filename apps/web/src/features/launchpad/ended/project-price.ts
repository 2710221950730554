import { computeRoi, type Roi } from '@tradewind/rules/launchpad/price';
import type { WireProject } from '@tradewind/schema/launchpad/project';
import { toRatio } from '../list/whole-amount.ts';
import { listSales } from '../list/project-facts.ts';
import type { CoinPrices } from './coin-prices.query.ts';

const usdScale = 10n ** 18n;

/** The price of a token now, in dollars · 10¹⁸: that of its coin, else that of the index; undefined where unknown. */
export function findPriceUsdE18(project: WireProject, prices: CoinPrices | undefined): bigint | undefined {
  const { referenceId, currentPrice } = project;
  if (referenceId !== null) {
    const price = prices?.get(referenceId.toLowerCase());
    if (price !== undefined) return price;
  }
  if (currentPrice === null) return undefined;
  const { numerator, denominator } = toRatio(currentPrice);
  return (numerator * usdScale) / denominator;
}

/** IDO-04: the price of now in per cent of the first sale's price. */
export function findRoi(project: WireProject, priceUsdE18: bigint | undefined): Roi {
  const [first] = listSales(project);
  if (first === undefined) return { kind: 'unknown' };
  const { tokensPerPayE18, pay, token } = first;
  return computeRoi(
    { tokensPerPayE18: BigInt(tokensPerPayE18), payDecimals: pay.decimals, tokenDecimals: token.decimals },
    priceUsdE18,
  );
}
