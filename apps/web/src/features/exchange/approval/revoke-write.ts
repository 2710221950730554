import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Address, encodeFunctionData, zeroAddress } from 'viem';
import type { NftApproval } from '../../../shared/simulation/nft-change.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { ApprovalCandidate } from './approval.ts';

/** The revocation of an approval: every token lets its owner set an allowance to 0 from any amount. */
export function planRevoke(owner: Address, { token, spender }: ApprovalCandidate): PlannedWrite {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  return planHarmless({
    account: owner,
    candidates: [{ to: token, data, value: 0n }],
    allowances: [{ token, spender, amount: 0n }],
  });
}

/** The revocation of an operator, or of the approval of one NFT. It gives no right, so none is agreed. */
export function planRevokeNft(owner: Address, { collection, operator, tokenId }: NftApproval): PlannedWrite {
  const data =
    tokenId === 'all'
      ? encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, false] })
      : encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [zeroAddress, tokenId] });
  return planHarmless({ account: owner, candidates: [{ to: collection, data, value: 0n }] });
}
