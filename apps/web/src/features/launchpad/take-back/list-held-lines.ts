import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import { findClaim, listOwnRows } from '../claim/own-claims.ts';
import type { HeldSale } from '../held/fetch-held-sales.ts';
import type { SaleAction } from '../write/sale-action.ts';

/** Something that a sale holds of the account: with its way out now, or without one while the sale is not over. */
export type HeldLine = HeldSale & {
  readonly key: string;
  readonly kind: 'committed' | 'change' | 'tokens' | 'window' | 'dead';
  /** Raw units, of the sold token for `tokens`, else of the payment token. */
  readonly amount: bigint;
  readonly action: SaleAction | undefined;
  /** `free`: tokens whose claim gives up no right. */
  readonly note: HeldLine['kind'] | 'free';
};

/** The lines of a sale at a time of its chain: money before tokens; none where nothing is left. */
export function listHeldLines(held: HeldSale, time: bigint): readonly HeldLine[] {
  const { sale, buyer } = held;
  const allocation = computeAllocation(sale, buyer, time);
  const toLine = (
    kind: HeldLine['kind'],
    amount: bigint,
    action: SaleAction | undefined,
  ): readonly HeldLine[] =>
    amount > 0n
      ? [{ ...held, key: `${sale.address} ${kind}`, kind, amount, action, note: findNote(kind, action) }]
      : [];
  const toRefund = (way: 'change' | 'window' | 'dead', amount: bigint, tokens = 0n) =>
    toLine(way, amount, { kind: 'refund', way, amount, tokens });
  if (allocation.kind === 'committed') return toLine('committed', allocation.committed, undefined);
  if (allocation.kind === 'dead') return toRefund('dead', allocation.due);
  if (allocation.kind !== 'accepted') return [];
  const { change, refund } = allocation;
  const claim = findClaim(listOwnRows(sale, buyer, allocation, time), allocation);
  return [
    ...(change.isTaken ? [] : toRefund('change', change.amount)),
    ...(claim ? toLine('tokens', claim.due, claim) : []),
    ...(refund.kind === 'open' ? toRefund('window', refund.amount, refund.tokens) : []),
  ];
}

function findNote(kind: HeldLine['kind'], action: SaleAction | undefined): HeldLine['note'] {
  return action?.kind === 'claim' && !action.endsRefund ? 'free' : kind;
}
