import type { tokenTransferTable } from '@tradewind/db/token-list/tables';
import type { Party } from '../sync/area.ts';
import type { EventRows } from './events.ts';

type Transfer = EventRows['transfers'][number];
type TransferRow = typeof tokenTransferTable.$inferInsert;

const nobody = `0x${'00'.repeat(20)}`;

/**
 * The rows of both accounts of each transfer. Without a row: a transfer of nothing, which anybody can send in
 * another's name; the zero address; and an account with another row of the same transaction.
 */
export function toTransferRows(transfers: readonly Transfer[], parties: readonly Party[]): TransferRow[] {
  const known = new Set(parties.map(({ txHash, account }) => toKey(txHash, account)));
  return transfers
    .filter(({ amount }) => amount > 0n)
    .flatMap(({ sender, recipient, ...transfer }) => [
      { ...transfer, account: sender, counterparty: recipient, isIncoming: false },
      ...(sender === recipient
        ? []
        : [{ ...transfer, account: recipient, counterparty: sender, isIncoming: true }]),
    ])
    .filter(({ txHash, account }) => account !== nobody && !known.has(toKey(txHash, account)));
}

function toKey(txHash: Party['txHash'], account: Party['account']): string {
  return `${txHash} ${account}`;
}
