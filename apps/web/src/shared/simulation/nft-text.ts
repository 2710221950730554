import { messages } from '../message/messages.ts';
import { shortenAddress } from '../ui/address.ts';
import type { NftApproval } from './nft-change.ts';

const text = messages.simulation;
/** The digits of an id that are shown at each end; ids of some collections have 78. */
const endDigits = 6;

/** A token, or all of them, by the collection's address: what a collection calls itself is not verified. */
export function toNftText({ collection, tokenId }: Pick<NftApproval, 'collection' | 'tokenId'>): string {
  const address = shortenAddress(collection);
  return tokenId === 'all' ? text.allNfts(address) : text.nft(shortenTokenId(tokenId), address);
}

function shortenTokenId(tokenId: bigint): string {
  const digits = String(tokenId);
  if (digits.length <= 2 * endDigits) return digits;
  return `${digits.slice(0, endDigits)}…${digits.slice(-endDigits)}`;
}
