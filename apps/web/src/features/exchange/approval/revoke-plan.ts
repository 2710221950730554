import type { Address } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { NftApproval } from '../../../shared/simulation/nft-change.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import type { ApprovalCandidate } from './approval.ts';
import type * as RevokeWrite from './revoke-write.ts';

/** Revokes an approval. */
export function createRevokePlan(
  chain: ChainRef,
  owner: Address,
  approval: ApprovalCandidate,
  name: string,
): TransactionPlan {
  const identity = toWriteIdentity('revoke', approval.token, approval.spender);
  return toPlan(chain, name, identity, ({ planRevoke }) => planRevoke(owner, approval));
}

/** Revokes an operator, or the approval of one NFT. */
export function createRevokeNftPlan(
  chain: ChainRef,
  owner: Address,
  approval: NftApproval,
  name: string,
): TransactionPlan {
  const { collection, operator, tokenId } = approval;
  const identity = toWriteIdentity('revoke-nft', collection, tokenId === 'all' ? operator : tokenId);
  return toPlan(chain, name, identity, ({ planRevokeNft }) => planRevokeNft(owner, approval));
}

/** `create` gets the code of revocations, which only they need. */
function toPlan(
  { chainId }: ChainRef,
  name: string,
  identity: TransactionPlan['identity'],
  create: (code: typeof RevokeWrite) => PlannedWrite,
): TransactionPlan {
  return {
    summary: messages.approval.summary(name),
    identity,
    chainId,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: async () => create(await import('./revoke-write.ts')) },
      { kind: 'receipt' },
    ],
  };
}
