import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { type Hex, type Log, parseEventLogs } from 'viem';
import type { NftMoveKind } from './nft-moves.ts';
import type { NftMove } from './verify-move.ts';

/** The NFTs of a transaction's logs; equal events of other contracts do not count. */
export function readMoves(
  logs: readonly Log[],
  staking: Hex,
  eventName: NftMoveKind['eventName'],
): NftMove[] {
  const own = logs.filter(({ address }) => isSameAddress(address, staking));
  return parseEventLogs({ abi: nftStakingAbi, eventName, logs: own }).map(({ args }) => ({
    account: toAddressKey(args.account),
    collection: toAddressKey(args.collection),
    tokenId: args.tokenId.toString(),
  }));
}
