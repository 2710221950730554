import { formatExactAmount } from '@tradewind/rules/amount/format-amount';

/** A raw amount with the decimals of its token. */
export type TokenAmount = { readonly raw: bigint; readonly decimals: number };

/** The sum of amounts of several tokens, with the decimals of the one that has the most. */
export function sumAligned(amounts: readonly TokenAmount[]): TokenAmount {
  const decimals = Math.max(0, ...amounts.map((amount) => amount.decimals));
  const raws = amounts.map((amount) => amount.raw * 10n ** BigInt(decimals - amount.decimals));
  return { raw: raws.reduce((sum, raw) => sum + raw, 0n), decimals };
}

/** The same in whole units, exact. */
export function sumWhole(amounts: readonly TokenAmount[]): string {
  const { raw, decimals } = sumAligned(amounts);
  return formatExactAmount(raw, decimals);
}
