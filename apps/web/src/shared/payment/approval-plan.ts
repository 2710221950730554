import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData, maxUint256 } from 'viem';
import type { Chain } from '../chain/chain.ts';
import { messages } from '../message/messages.ts';
import { planHarmless } from '../simulation/plan-harmless.ts';
import { chooseCall } from '../transaction/choose-call.ts';
import type { TransactionCall } from '../transaction/transaction-call.ts';
import type { TransactionPlan } from '../transaction/transaction-plan.ts';
import { toWriteAmount } from '../transaction/write-amount.ts';
import { toWriteIdentity } from '../transaction/write-identity.ts';
import { fetchAllowance } from './allowance.query.ts';
import type { TokenCharge } from './spender.ts';

export type ApprovalRequest = {
  readonly chain: Chain;
  readonly owner: Address;
  /** The charge that needs the allowance. */
  readonly charge: TokenCharge;
  /** The chosen allowance, at least the charge's amount. */
  readonly amount: bigint | 'unlimited';
};

/**
 * Approves a spender for a token, from zero where the token requires
 * it. A token that rejects an unlimited approval gets the exact amount.
 */
export function createApprovalPlan({ chain, owner, charge, amount }: ApprovalRequest): TransactionPlan {
  const { asset: token } = charge;
  const spender = charge.spender.address;
  const approve = (raw: bigint): TransactionCall => ({
    to: token.address,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, raw] }),
  });
  const most = amount === 'unlimited' ? maxUint256 : amount;
  const allowances = [{ token: token.address, spender, amount: most }];
  const calls = amount === 'unlimited' ? [approve(most), approve(charge.amount)] : [approve(most)];
  return {
    summary: messages.payment.summary(token.symbol),
    identity: toWriteIdentity('approve', token.address, spender, amount),
    ...(amount !== 'unlimited' && {
      amounts: [
        toWriteAmount({ role: 'allow', raw: amount, currency: token, account: owner, isEstimate: false }),
      ],
    }),
    approval: { tokenAddress: token.address, spender },
    chainId: chain.chainId,
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        isNeeded: () => mustResetFirst({ chain, owner, charge, calls }),
        createWrite: async () => planHarmless({ account: owner, candidates: [approve(0n)], allowances }),
        summary: messages.payment.resetSummary(token.symbol),
      },
      { kind: 'receipt' },
      {
        kind: 'send',
        createWrite: async () => planHarmless({ account: owner, candidates: calls, allowances }),
      },
      { kind: 'receipt' },
    ],
  };
}

type Approvals = Pick<ApprovalRequest, 'chain' | 'owner' | 'charge'> & {
  readonly calls: readonly TransactionCall[];
};

/** Some tokens change an allowance only from or to zero: an allowance is left and no call would succeed. */
async function mustResetFirst({ chain, owner, charge, calls }: Approvals): Promise<boolean> {
  const { asset, spender } = charge;
  const { client } = chain;
  const left = await fetchAllowance(client, { owner, token: asset.address, spender: spender.address });
  return left > 0n && !('gas' in (await chooseCall(client, owner, calls)));
}
