import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { getSaleDesk } from '../find-launchpad.ts';
import { createClaimManyCall } from '../write/create-sale-call.ts';
import { createExitPlan } from '../write/plan-sale-write.ts';
import type { GatheredClaims } from './gather-claims.ts';

const text = messages.launchpadWrite;

/** The mark of such claims in the stored transactions, which are kept by chain. */
export const claimAllTag = 'sales claim';

export type ClaimAllOrder = Pick<GatheredClaims, 'claims' | 'totals'> & {
  readonly chain: Chain;
  readonly account: Address;
};

/** Claims the due tokens of several sales of a chain in one transaction; each is paid whole, or nothing is sent. */
export function createClaimAllPlan({ chain, account, claims, totals }: ClaimAllOrder): TransactionPlan {
  const rounds = claims.flatMap((claim) =>
    claim.rounds.map((claimRound) => ({ sale: claim.sale.address, claimRound })),
  );
  return createExitPlan({
    chain,
    account,
    tag: claimAllTag,
    summary: text.claimAllSummary(claims.length),
    identity: toWriteIdentity('sale-claims', ...rounds.flatMap(({ sale, claimRound }) => [sale, claimRound])),
    doneTitle: text.claimed,
    call: createClaimManyCall(getSaleDesk(chain), rounds),
    arrives: totals.map(({ token, due }) => ({ currency: token, owner: account, limit: due })),
  });
}
