import type { Transaction } from '@tradewind/db/database';
import { saleTable } from '@tradewind/db/launchpad/tables';
import { insertRows } from '../insert-rows.ts';
import type { Change } from '../sync/define-area.ts';
import { addPayments, refreshBuyers } from './buyers.ts';
import type { EventRows } from './events.ts';
import { addMonthlySums } from './monthly-sums.ts';
import { refreshSales } from './refresh-sales.ts';
import { addSaleSums } from './sale-sums.ts';
import type { LaunchpadSources } from './sources.ts';

/** Before the first events of a sale are counted. */
const untouched = {
  state: 'open',
  isPaused: false,
  isFunded: false,
  signerEpoch: 0,
  committed: 0n,
  buyerCount: 0,
  changePaid: 0n,
  refundPaid: 0n,
  returned: 0n,
  refundCount: 0,
  givenUp: 0n,
  claimed: 0n,
  unsoldPaid: 0n,
} as const;

/** Adds the new sales and buyers, and the changes of the others by these blocks. */
export async function writeLaunchpad(
  transaction: Transaction,
  { sources: { chainId }, source: { from, to }, rows }: Change<LaunchpadSources, EventRows, undefined>,
): Promise<void> {
  const blocks = { from, to, sign: 1 } as const;
  await insertRows(transaction, saleTable, rows.salesCreated.map(toSale));
  await refreshSales(transaction, chainId, listDecided(rows));
  await refreshBuyers(transaction, chainId, [...rows.joined, ...rows.selfClaimOnlySet, ...rows.claimed]);
  await addPayments(transaction, chainId, blocks);
  await addSaleSums(transaction, chainId, blocks);
  await addMonthlySums(transaction, chainId, blocks);
}

function toSale({
  sale: address,
  blockNumber: createdBlockNumber,
  blockTimestamp: createdAt,
  ...terms
}: EventRows['salesCreated'][number]) {
  return { ...terms, address, ...untouched, createdBlockNumber, createdAt };
}

/** The sales with an event whose last one decides values. */
function listDecided(rows: EventRows) {
  const decided = [
    rows.levelled,
    rows.funded,
    rows.delivered,
    rows.cancelled,
    rows.joinsPaused,
    rows.signerRotated,
    rows.proceedsWithdrawn,
    rows.feeWithdrawn,
  ];
  return [...new Set(decided.flatMap((events) => events.map(({ sale }) => sale)))];
}
