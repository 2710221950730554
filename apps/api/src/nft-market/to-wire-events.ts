import type { WorkEventRow } from '@tradewind/db/nft-market/list-work-history.query';
import type { WireWorkEvent } from '@tradewind/schema/nft-market/history';

const zero = '0x0000000000000000000000000000000000000000';
/** Ends of listings that no sale explains. */
const endReasons = ['cancel', 'transfer', 'unsold'] as const;

/** The events of a work, each once: a mint, a listing and a sale move the token too, and a sale ends its listing. */
export function toWireEvents(rows: readonly WorkEventRow[], market: string): WireWorkEvent[] {
  return rows.flatMap((row) => toWireEvent(row, market) ?? []);
}

function toWireEvent(row: WorkEventRow, market: string): WireWorkEvent | undefined {
  const { txHash, blockNumber, logIndex, blockTimestamp, kind, account, other, nonce, detail } = row;
  const event = { txHash, blockNumber, logIndex, blockTimestamp };
  const price = String(row.price);
  if (kind === 'mint') return { ...event, kind, creator: account, recipient: other };
  if (kind === 'listing') {
    const listingKind = detail === 'auction' ? 'auction' : 'fixed';
    return { ...event, kind, nonce, seller: account, listingKind, price };
  }
  if (kind === 'price') return { ...event, kind, nonce, price };
  if (kind === 'sale') return { ...event, kind, nonce, seller: account, buyer: other, price };
  if (kind === 'end') {
    const reason = endReasons.find((each) => each === detail);
    return reason && { ...event, kind, nonce, reason };
  }
  const isOfMarket = account === market || other === market;
  return account === zero || isOfMarket ? undefined : { ...event, kind, sender: account, recipient: other };
}
