import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import type { Token } from '../../../shared/token-list/currency.ts';
import { findClaim, listOwnRows } from '../claim/own-claims.ts';
import type { HeldSale } from '../held/fetch-held-sales.ts';
import type { Sale } from '../sale/sale.ts';

/** The due rounds of a sale. */
export type DueClaim = {
  readonly sale: Sale;
  readonly rounds: readonly number[];
  /** Raw units of its token that are due at least. */
  readonly due: bigint;
};

export type GatheredClaims = {
  readonly claims: readonly DueClaim[];
  /** The sum of each token, in raw units. */
  readonly totals: readonly { readonly token: Token; readonly due: bigint }[];
  /** Sales with due tokens whose first claim would end the right to return the purchase. */
  readonly keptBack: number;
};

/** A claim of one sale takes at most 220,000 gas: more of them could exceed the block of a chain. */
export const mostClaims = 40;

/** What one transaction can claim of the sales of a chain at its time, without giving a right up. */
export function gatherClaims(held: readonly HeldSale[], time: bigint): GatheredClaims {
  const due = held.flatMap(({ sale, buyer }) => {
    const allocation = computeAllocation(sale, buyer, time);
    const claim = findClaim(listOwnRows(sale, buyer, allocation, time), allocation);
    return claim ? [{ sale, claim }] : [];
  });
  const free = due.filter(({ claim }) => !claim.endsRefund).slice(0, mostClaims);
  const claims = free.map(({ sale, claim: { rounds, due: amount } }) => ({ sale, rounds, due: amount }));
  const byToken = Map.groupBy(claims, ({ sale }) => sale.token.address.toLowerCase());
  return {
    claims,
    totals: [...byToken.values()].flatMap((sameToken) =>
      sameToken.slice(0, 1).map(({ sale }) => ({
        token: sale.token,
        due: sameToken.reduce((sum, claim) => sum + claim.due, 0n),
      })),
    ),
    keptBack: due.filter(({ claim }) => claim.endsRefund).length,
  };
}
