import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { formatPercentProcess } from '@tradewind/rules/launchpad/price';
import type { RoundStatus } from '@tradewind/rules/launchpad/status';
import type { IdoProcessing } from '@tradewind/schema/launchpad/ido-processing';
import type { SaleChange } from '../launchpad-change.ts';
import { toWireStatus } from '../round-view.ts';

type Moment = Pick<IdoProcessing, 'chainId' | 'step' | 'blockNumber'> & { status: RoundStatus };

/** A sale at a moment, with the specification's names. */
export function toProcessing(
  change: SaleChange,
  { chainId, step, status, blockNumber }: Moment,
): IdoProcessing {
  const [committed, hardCap] = [BigInt(change.committed), BigInt(change.hardCap)];
  return {
    idoId: change.project,
    round: change.round,
    status: toWireStatus(status),
    percentProcess: formatPercentProcess(committed, hardCap),
    totalRaise: formatExactAmount(hardCap, change.payDecimals),
    joined: formatExactAmount(committed, change.payDecimals),
    step,
    ...(change.reason !== null && { reason: change.reason }),
    chainId,
    sale: change.sale,
    blockNumber,
    buyerCount: change.buyerCount,
  };
}
