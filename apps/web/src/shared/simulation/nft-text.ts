import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';
import type { Named, NftApproval } from './nft-change.ts';

const text = messages.simulation;
/** The digits of an id that are shown at each end; ids of some collections have 78. */
const endDigits = 6;

/**
 * A token, or all of them, by the name of an agreed collection, else by its address: what a collection calls itself is
 * not verified.
 */
export function toNftText(nft: Named<Pick<NftApproval, 'collection' | 'tokenId'>>): string {
  const { tokenId, collection, collectionName = shortenAddress(collection) } = nft;
  return tokenId === 'all' ? text.allNfts(collectionName) : text.nft(shortenTokenId(tokenId), collectionName);
}

function shortenTokenId(tokenId: bigint): string {
  const digits = String(tokenId);
  if (digits.length <= 2 * endDigits) return digits;
  return `${digits.slice(0, endDigits)}…${digits.slice(-endDigits)}`;
}
