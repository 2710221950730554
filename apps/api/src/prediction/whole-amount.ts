import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';

const coinDecimals = 18;
const priceDecimals = 8;

/** Wei as the whole amount that specified fields hold, every digit of it. */
export const toWholeCoins = (wei: bigint): string => formatExactAmount(wei, coinDecimals);

/** A price of the feed in US dollars. */
export const toWholePrice = (price: bigint): string => formatExactAmount(price, priceDecimals);

/** What wei are worth at a price of the feed, in US dollars, rounded towards 0; null where there is no price. */
export function toWholeValue(wei: bigint, price: bigint | undefined): string | null {
  return price === undefined ? null : toWholeCoins((wei * price) / 10n ** BigInt(priceDecimals));
}

/** So many hundredths of a percent. */
export function toWholePercent(part: number, whole: number): string {
  return whole === 0 ? '0' : formatExactAmount((BigInt(part) * 10_000n) / BigInt(whole), 2);
}

/** The same read back, sign included; undefined for what is no amount of wei. */
export function parseWholeCoins(text: string): bigint | undefined {
  const parsed = parseAmount(text.replace(/^-/, ''), coinDecimals);
  if (!parsed.isValid) return undefined;
  return text.startsWith('-') ? -parsed.raw : parsed.raw;
}
