import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';

const coinDecimals = 18;
const priceDecimals = 8;

/** Wei as the whole amount of specified fields, with every digit. */
export const toWholeCoins = (wei: bigint): string => formatExactAmount(wei, coinDecimals);

/** A price of the feed in US dollars. */
export const toWholePrice = (price: bigint): string => formatExactAmount(price, priceDecimals);

/** The worth of wei at a price of the feed, in US dollars, rounded towards 0; null without a price. */
export function toWholeValue(wei: bigint, price: bigint | undefined): string | null {
  return price === undefined ? null : toWholeCoins((wei * price) / 10n ** BigInt(priceDecimals));
}

/** A percentage with two decimals. */
export function toWholePercent(part: number, whole: number): string {
  return whole === 0 ? '0' : formatExactAmount((BigInt(part) * 10_000n) / BigInt(whole), 2);
}

/** Parses such an amount, sign included; undefined for an invalid one. */
export function parseWholeCoins(text: string): bigint | undefined {
  const parsed = parseAmount(text.replace(/^-/, ''), coinDecimals);
  if (!parsed.isValid) return undefined;
  return text.startsWith('-') ? -parsed.raw : parsed.raw;
}
