import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';

/** Allows the staking contract to take works of a collection. */
export function createPermissionCall(collection: Address, staking: Address): TransactionCall {
  const args = [staking, true] as const;
  return toCall(collection, encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args }));
}

/** Stakes one work by sending it, which needs no permission. */
export function createSendCall(
  account: Address,
  staking: Address,
  { collection, tokenId }: { readonly collection: Address; readonly tokenId: bigint },
): TransactionCall {
  const args = [account, staking, tokenId] as const;
  return toCall(collection, encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args }));
}

/** Stakes works of a collection, which the contract takes by its permission. */
export function createStakeCall(
  staking: Address,
  collection: Address,
  ids: readonly bigint[],
): TransactionCall {
  const args = [collection, ids] as const;
  return toCall(staking, encodeFunctionData({ abi: nftStakingAbi, functionName: 'stake', args }));
}

/** Takes staked works back. */
export function createUnstakeCall(
  staking: Address,
  collection: Address,
  ids: readonly bigint[],
): TransactionCall {
  const args = [collection, ids] as const;
  return toCall(staking, encodeFunctionData({ abi: nftStakingAbi, functionName: 'unstake', args }));
}

function toCall(to: Address, data: TransactionCall['data']): TransactionCall {
  return { to, data, value: 0n };
}
