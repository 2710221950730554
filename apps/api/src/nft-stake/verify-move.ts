import type { ErrorCode } from '@tradewind/schema/wire/error-catalogue';

/** An NFT that a transaction staked or returned, for an account. */
export type NftMove = { account: string; collection: string; tokenId: string };

/** NFTs that a client says it moved. */
export type ReportedMove = { ownerAddress: string; collection: string; tokenIds: readonly string[] };

/** Why a transaction did not move all reported NFTs of the account; undefined where it did. */
export function verifyMove(
  moves: readonly NftMove[],
  { ownerAddress, collection, tokenIds }: ReportedMove,
): ErrorCode | undefined {
  if (moves.length === 0) return 'NFT_MOVE_NOT_FOUND';
  const own = moves.filter(({ account }) => account === ownerAddress);
  if (own.length === 0) return 'NFT_MOVE_OF_ANOTHER_ACCOUNT';
  const ids = new Set(own.filter((move) => move.collection === collection).map(({ tokenId }) => tokenId));
  return tokenIds.every((id) => ids.has(id)) ? undefined : 'NFT_MOVE_DIFFERS';
}
