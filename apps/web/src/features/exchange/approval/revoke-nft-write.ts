import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Address, encodeFunctionData, zeroAddress } from 'viem';
import type { NftApproval } from '../../../shared/simulation/nft-change.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';

/** The revocation of an operator, or of the approval of one NFT. It gives no right, so none is agreed. */
export function planRevokeNft(owner: Address, { collection, operator, tokenId }: NftApproval): PlannedWrite {
  const data =
    tokenId === 'all'
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, false] })
      : encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [zeroAddress, tokenId] });
  return planHarmless({ account: owner, candidates: [{ to: collection, data, value: 0n }] });
}
