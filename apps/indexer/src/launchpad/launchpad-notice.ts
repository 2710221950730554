import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Transaction } from '@tradewind/db/database';
import { launchpadNotice, type SaleStep, saleSteps } from '@tradewind/db/launchpad/launchpad-notice';
import { saleTable } from '@tradewind/db/launchpad/tables';
import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '../sync/define-area.ts';
import type { EventRows } from './events.ts';
import type { LaunchpadSources } from './sources.ts';

/** The notice of these events to live clients: each touched sale in its present state, and the buyers. */
export async function readLaunchpadNotice(
  transaction: Transaction,
  { sources: { chainId }, source, rows }: Change<LaunchpadSources, EventRows, undefined>,
) {
  const steps = listSteps(rows);
  const sales =
    steps.size === 0
      ? []
      : await transaction
          .select()
          .from(saleTable)
          .where(and(eq(saleTable.chainId, chainId), isAnyOf(saleTable.address, [...steps.keys()])))
          .orderBy(asc(saleTable.number));
  return launchpadNotice.create({
    blockNumber: source.to,
    sales: sales.map((sale) => toSaleNotice(sale, steps.get(sale.address) ?? 'changed')),
    accounts: listAccounts(rows),
  });
}

/** The furthest step of each sale with an event. */
function listSteps(rows: EventRows): Map<Hex, SaleStep> {
  const events: Record<SaleStep, readonly { sale: Hex }[]> = {
    changed: [
      rows.funded,
      rows.changeClaimed,
      rows.refunded,
      rows.proceedsWithdrawn,
      rows.feeWithdrawn,
      rows.unsoldWithdrawn,
      rows.joinsPaused,
      rows.signerRotated,
    ].flat(),
    claimed: rows.claimed,
    joined: rows.joined,
    created: rows.salesCreated,
    levelled: rows.levelled,
    delivered: rows.delivered,
    cancelled: rows.cancelled,
  };
  return new Map(saleSteps.flatMap((step) => events[step].map(({ sale }) => [sale, step] as const)));
}

/** One call can claim several tranches. */
function listAccounts(rows: EventRows) {
  const moves = [
    rows.joined,
    rows.changeClaimed,
    rows.refunded,
    rows.claimed,
    rows.selfClaimOnlySet,
    rows.ordered,
    rows.orderWithdrawn,
  ].flatMap((events) => events.map(({ account, txHash }) => ({ account, txHash })));
  return [...new Map(moves.map((each) => [`${each.account} ${each.txHash}`, each])).values()];
}

function toSaleNotice(sale: typeof saleTable.$inferSelect, step: SaleStep) {
  const { address, project, round, state, cancelReason: reason, openAt, closeAt, payDecimals } = sale;
  return {
    sale: address,
    project,
    round,
    step,
    state,
    reason,
    openAt,
    closeAt,
    hardCap: sale.hardCap.toString(),
    payDecimals,
    committed: sale.committed.toString(),
    buyerCount: sale.buyerCount,
  };
}
