import { listParts, type Trade } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { isSamePaid, type PaidToken } from './taxed-tokens.ts';

/**
 * The tokens to measure for tax, each once. First the ends of a trade. Then the tokens between them on all its
 * routes: the next quote avoids taxed ones. Then the known taxed ones, which may be free by now.
 */
export function listRequestedTaxes(
  ends: readonly PaidToken[],
  trade: Trade,
  taxed: readonly PaidToken[],
  wrappedNative: Address,
): readonly PaidToken[] {
  const others = [...listMiddle(trade, wrappedNative), ...taxed];
  return others.reduce(
    (requested, paid) =>
      requested.some((other) => isSamePaid(other, paid)) ? requested : [...requested, paid],
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
