import type { Address } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { NftApproval } from '../../../shared/simulation/nft-change.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';

/** Revokes an operator, or the approval of one NFT. */
export function createRevokeNftPlan(
  { chainId }: ChainRef,
  owner: Address,
  approval: NftApproval,
  name: string,
): TransactionPlan {
  const { collection, operator, tokenId } = approval;
  return {
    summary: messages.approval.summary(name),
    identity: toWriteIdentity('revoke-nft', collection, tokenId === 'all' ? operator : tokenId),
    chainId,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        createWrite: async () => {
          // Loaded lazily: only a revocation needs the code that encodes it.
          const { planRevokeNft } = await import('./revoke-write.ts');
          return planRevokeNft(owner, approval);
        },
      },
      { kind: 'receipt' },
    ],
  };
}
