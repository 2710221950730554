import { isSameAddress } from '@tradewind/rules/network/address';
import { artworkStatus } from '@tradewind/rules/nft-market/artwork-status';
import { findFileType, fileType } from '@tradewind/rules/nft-market/file-type';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { BadgeTone } from '../../../shared/ui/badge.tsx';
import { quoteDecimals } from '../market/quote-token.query.ts';

const text = messages.nftMarket;

/** The name of a work; that of its number while it has no text. */
export function toWorkName({ name, tokenId, isByCompany }: Named): string {
  if (name !== null) return name;
  return isByCompany ? text.genesis(tokenId) : text.untitled(tokenId);
}

type Named = Pick<WireArtwork, 'name' | 'tokenId' | 'isByCompany'>;

/** NFT-02: `Image` or `Video`. */
export function toMediaLabel(fileName: string | null): string {
  const type = findFileType(fileName ?? '');
  if (type === undefined) return text.label.unknown;
  return type === fileType.video ? text.label.video : text.label.image;
}

/** NFT-02: the state of a work, which its owner alone sees in a list. */
export function toStatusLabel(status: number): { readonly label: string; readonly tone: BadgeTone } {
  if (status === artworkStatus.pending) return { label: text.status.pending, tone: 'warning' };
  if (status === artworkStatus.reviewed) return { label: text.status.approved, tone: 'gain' };
  if (status === artworkStatus.rejected) return { label: text.status.rejected, tone: 'loss' };
  if (status === artworkStatus.bidding) return { label: text.status.onSale, tone: 'accent' };
  return { label: text.status.unknown, tone: 'neutral' };
}

/** The price of the index in raw units of the quote token. */
export function toRawPrice(price: string): bigint {
  const parsed = parseAmount(price, quoteDecimals);
  return parsed.isValid ? parsed.raw : 0n;
}

export function isOwnWork({ ownerAddress }: WireArtwork, account: Address | undefined): boolean {
  return account !== undefined && isSameAddress(ownerAddress, account);
}
