import { monthlySaleEvents } from '@tradewind/abi/launchpad/monthly-sale.events';
import { saleEvents } from '@tradewind/abi/launchpad/sale.events';
import { saleFactoryEvents } from '@tradewind/abi/launchpad/sale-factory.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import {
  type CancelReason,
  cancelledTable,
  changeClaimedTable,
  deliveredTable,
  joinedTable,
  joinsPausedTable,
  levelledTable,
  orderedTable,
  orderWithdrawnTable,
  payTokenSetTable,
  proceedsWithdrawnTable,
  saleCreatedTable,
  saleFeeWithdrawnTable,
  saleFundedTable,
  saleRefundedTable,
  selfClaimOnlySetTable,
  signerRotatedTable,
  tokensClaimedTable,
  unsoldWithdrawnTable,
} from '@tradewind/db/launchpad/tables';
import { type Origin, type RowsOf, stored } from '../contract/define-events.ts';
import { pickName } from '../contract/pick-name.ts';
import { toSaleColumns } from './sale-columns.ts';

export type EventRows = RowsOf<typeof launchpadEvents>;

/** In the order of `ISale.Reason`, whose first value is none. */
const reasons: readonly CancelReason[] = [
  'vetoed',
  'notFunded',
  'softCapMissed',
  'notSettled',
  'notDelivered',
];

export const launchpadEvents = {
  factory: {
    salesCreated: stored(saleFactoryEvents.saleCreated, saleCreatedTable, toSaleColumns),
    payTokensSet: stored(saleFactoryEvents.payTokenSet, payTokenSetTable),
  },
  sale: {
    joined: stored(saleEvents.joined, joinedTable, ({ weight, ...payment }, { address: sale }) => ({
      sale,
      ...payment,
      weight: Number(weight),
    })),
    levelled: stored(saleEvents.levelled, levelledTable, addSale),
    funded: stored(saleEvents.funded, saleFundedTable, ({ from: sender, amount }, { address: sale }) => ({
      sale,
      sender,
      amount,
    })),
    delivered: stored(saleEvents.delivered, deliveredTable, ({ tgeAt, amount }, { address: sale }) => ({
      sale,
      tgeAt: Number(tgeAt),
      amount,
    })),
    cancelled: stored(saleEvents.cancelled, cancelledTable, ({ reason }, { address: sale }) => ({
      sale,
      reason: pickName(reasons, reason - 1),
    })),
    changeClaimed: stored(saleEvents.changeClaimed, changeClaimedTable, addSale),
    refunded: stored(saleEvents.refunded, saleRefundedTable, addSale),
    claimed: stored(
      saleEvents.claimed,
      tokensClaimedTable,
      ({ claimRound, ...payment }, { address: sale }) => ({
        sale,
        ...payment,
        claimRound: Number(claimRound),
      }),
    ),
    selfClaimOnlySet: stored(saleEvents.selfClaimOnlySet, selfClaimOnlySetTable, addSale),
    proceedsWithdrawn: stored(saleEvents.proceedsWithdrawn, proceedsWithdrawnTable, toPayment),
    feeWithdrawn: stored(saleEvents.feeWithdrawn, saleFeeWithdrawnTable, toPayment),
    unsoldWithdrawn: stored(saleEvents.unsoldWithdrawn, unsoldWithdrawnTable, toPayment),
    joinsPaused: stored(saleEvents.joinsPaused, joinsPausedTable, addSale),
    signerRotated: stored(
      saleEvents.signerRotated,
      signerRotatedTable,
      ({ signer, signerEpoch }, { address: sale }) => ({ sale, signer, signerEpoch: Number(signerEpoch) }),
    ),
  },
  monthlySale: {
    ordered: stored(monthlySaleEvents.ordered, orderedTable, ({ id, ...order }, { address: sale }) => ({
      sale,
      ...order,
      id: Number(id),
    })),
    orderWithdrawn: stored(
      monthlySaleEvents.orderWithdrawn,
      orderWithdrawnTable,
      ({ id, months, ...payment }, { address: sale }) => ({
        sale,
        ...payment,
        id: Number(id),
        months: Number(months),
      }),
    ),
  },
};

function addSale<Args extends object>(args: Args, { address: sale }: Origin) {
  return { sale, ...args };
}

function toPayment({ to: recipient, amount }: { to: Hex; amount: bigint }, { address: sale }: Origin) {
  return { sale, recipient, amount };
}
