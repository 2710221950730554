import type { SaleCollectKind } from '@tradewind/db/launchpad/collect-scope';
import { streamRound } from '@tradewind/rules/launchpad/claim-row';
import type { SaleHolding } from './sale-facts.ts';

/**
 * What a buyer may collect of a sale, by the chain as the index has it. `due`: anybody may send it. `oneself`: the buyer
 * alone may send it while the purchase can be returned. `collected`: it was paid, and nothing is due.
 */
export type SaleCollect = { kind: SaleCollectKind; state: 'due' | 'oneself' | 'collected' };

/** The collections of these kinds; none where there was never anything. */
export function listCollects(holding: SaleHolding, kinds: readonly SaleCollectKind[]): SaleCollect[] {
  return kinds.flatMap((kind) => {
    const state = findState(holding, kind);
    return state === undefined ? [] : [{ kind, state }];
  });
}

function findState(facts: SaleHolding, kind: SaleCollectKind): SaleCollect['state'] | undefined {
  if (kind === 'change') return findChange(facts);
  return kind === 'refund' ? findRefund(facts) : findTokens(facts, kind);
}

function findChange({ holding }: SaleHolding) {
  if (holding.kind !== 'accepted') return undefined;
  if (holding.change.isTaken) return 'collected';
  return holding.change.amount > 0n ? 'due' : undefined;
}

/** The purchase of a sale that ended well is returned by its buyer alone. */
function findRefund({ holding }: SaleHolding) {
  if (holding.kind === 'refunded') return 'collected';
  if (holding.kind === 'dead') return holding.due > 0n ? 'due' : undefined;
  return holding.kind === 'accepted' && holding.refund.kind === 'open' ? 'oneself' : undefined;
}

/** A claim of another account would be one that the buyer did not choose while the window is open. */
function findTokens({ holding, rows }: SaleHolding, kind: 'tokens' | 'stream') {
  if (holding.kind !== 'accepted') return undefined;
  const own = rows.filter(({ claimRound }) => (claimRound === streamRound) === (kind === 'stream'));
  if (own.some(({ due }) => due > 0n)) return holding.refund.kind === 'over' ? 'due' : 'oneself';
  return own.some(({ claimed }) => claimed > 0n) ? 'collected' : undefined;
}
