import { listParts, type Trade } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { isSamePaid, type PaidToken } from './taxed-tokens.ts';

/**
 * What is asked for its tax, each once: the ends of a trade first, then the tokens between them on all its routes, so that the next quote passes by
 * those that are taxed, then those that are known as taxed, for they may have become free.
 */
export function listAskedTaxes(
  ends: readonly PaidToken[],
  trade: Trade,
  taxed: readonly PaidToken[],
  wrappedNative: Address,
): readonly PaidToken[] {
  const others = [...listMiddle(trade, wrappedNative), ...taxed];
  return others.reduce(
    (asked, paid) => (asked.some((other) => isSamePaid(other, paid)) ? asked : [...asked, paid]),
    ends,
  );
}

/** The tokens between the ends, each with the pool that pays it; the wrapped native coin has no tax. */
function listMiddle(trade: Trade, wrappedNative: Address): readonly PaidToken[] {
  return listParts(trade).flatMap(({ route }) =>
    route.path.slice(1, -1).flatMap((token, hop) => {
      const pool = route.pools[hop];
      return pool && !isSameAddress(token, wrappedNative) ? [{ token, pool }] : [];
    }),
  );
}
