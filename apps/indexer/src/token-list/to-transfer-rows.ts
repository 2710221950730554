import type { tokenTransferTable } from '@tradewind/db/token-list/tables';
import type { Child } from '../contract/contracts.ts';
import type { Party } from '../sync/area.ts';
import type { EventRows } from './events.ts';

type Transfer = EventRows['transfers'][number];
type TransferRow = typeof tokenTransferTable.$inferInsert;

/** What other areas have rows of: accounts of transactions, and contracts that a factory added in a block. */
type Elsewhere = { parties: readonly Party[]; children: readonly Pick<Child, 'address' | 'blockNumber'>[] };

const nobody = `0x${'00'.repeat(20)}`;

/**
 * The rows of both accounts of each transfer. Without a row: a transfer of nothing, which anybody can send in
 * another's name; the zero address; an account with another row of the same transaction; and a token that is a child of
 * a factory, as pool tokens are: its moves are rows of that factory's area, and one log must not give two rows.
 */
export function toTransferRows(
  transfers: readonly Transfer[],
  { parties, children }: Elsewhere,
): TransferRow[] {
  const known = new Set(parties.map(({ txHash, account }) => toKey(txHash, account)));
  return transfers
    .filter(({ amount }) => amount > 0n)
    .filter(
      ({ token, blockNumber }) =>
        !children.some((child) => child.address === token && child.blockNumber <= blockNumber),
    )
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
