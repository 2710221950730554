import { formatRatioFixed, toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { usdScale } from '@tradewind/rules/amount/format-usd';

const feedDecimals = 8n;
const feedScale = usdScale / 10n ** feedDecimals;
/** Enough places: the prices of two rounds seldom differ by less. */
const places = 4;

/** An answer of the feed (8 decimals) as dollars E18. */
export function toPriceE18(answer: bigint): bigint {
  return answer * feedScale;
}

/** `$612.3456`, to the nearest. */
export function formatFeedPrice(priceE18: bigint): string {
  return `$${toGroupedText(formatRatioFixed({ numerator: priceE18, denominator: usdScale }, places, 'half-up'))}`;
}

/** `+$1.2345` or `−$1.2345`; a change that rounds to 0 has no sign. */
export function formatPriceChange(changeE18: bigint): string {
  const text = formatFeedPrice(changeE18 < 0n ? -changeE18 : changeE18);
  if (!/[1-9]/.test(text)) return text;
  return `${changeE18 < 0n ? '−' : '+'}${text}`;
}
