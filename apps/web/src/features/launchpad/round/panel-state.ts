import {
  computeRoundStatus,
  type DeadReason,
  findClosingCall,
  findDeadReason,
  type RoundStatus,
} from '@tradewind/rules/launchpad/status';
import type { Sale } from '../sale/sale.ts';

/**
 * What the panel of a round is about at a time of its chain, from the contract alone. `dead` goes before the status: a
 * sale that can't end well takes no money any more, even while its joins are open. `isCancelled` is false until
 * somebody cancelled it; everybody can take everything back before that too.
 */
export type PanelState =
  | { readonly kind: 'going' }
  | { readonly kind: 'open' }
  | { readonly kind: 'settling'; readonly call: 'close' | 'tally' }
  | { readonly kind: 'settled'; readonly isDelivered: boolean }
  | { readonly kind: 'dead'; readonly reason: DeadReason; readonly isCancelled: boolean };

export function computePanelState(sale: Sale, time: bigint): PanelState {
  if (sale.state === 'cancelled') return { kind: 'dead', reason: sale.reason, isCancelled: true };
  const reason = findDeadReason(sale, time);
  if (reason !== undefined) return { kind: 'dead', reason, isCancelled: false };
  const status = computeSaleStatus(sale, time);
  if (status === 'going' || status === 'open') return { kind: status };
  const call = findClosingCall(sale, time);
  return call === 'none'
    ? { kind: 'settled', isDelivered: sale.state === 'delivered' }
    : { kind: 'settling', call };
}

export function computeSaleStatus(sale: Sale, time: bigint): RoundStatus {
  return computeRoundStatus({ kind: 'sale', sale }, time);
}
