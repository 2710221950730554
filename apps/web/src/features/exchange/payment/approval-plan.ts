import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData, maxUint256 } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { getChainClient, getExchange } from '../../../shared/chain/chain-client.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import { chooseCall } from '../../../shared/transaction/choose-call.ts';
import { fetchAllowance } from './allowance.query.ts';

export type ApprovalRequest = {
  readonly owner: Address;
  readonly token: Token;
  /** The amount of the trade. */
  readonly needed: bigint;
  /** The chosen allowance, at least `needed`. */
  readonly amount: bigint | 'unlimited';
};

/**
 * Approves the router for a token, from zero where the token requires
 * it. A token that rejects an unlimited approval gets the exact amount.
 */
export function createApprovalPlan({ owner, token, needed, amount }: ApprovalRequest): TransactionPlan {
  const spender = getExchange().router;
  const approve = (raw: bigint): TransactionCall => ({
    to: token.address,
    value: 0n,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, raw] }),
  });
  const calls = amount === 'unlimited' ? [approve(maxUint256), approve(needed)] : [approve(amount)];
  return {
    summary: messages.exchange.summary.approve(token.symbol),
    approval: { tokenAddress: token.address, spender },
    steps: [
      { kind: 'switch-chain' },
      {
        kind: 'send',
        isNeeded: () => mustResetFirst(owner, token, calls),
        createWrite: async () => planHarmless({ account: owner, candidates: [approve(0n)] }),
        summary: messages.exchange.summary.resetApproval(token.symbol),
      },
      { kind: 'receipt' },
      { kind: 'send', createWrite: async () => planHarmless({ account: owner, candidates: calls }) },
      { kind: 'receipt' },
    ],
  };
}

/** Some tokens change an allowance only from or to zero: an allowance is left and no call would succeed. */
async function mustResetFirst(
  owner: Address,
  token: Token,
  calls: readonly TransactionCall[],
): Promise<boolean> {
  if ((await fetchAllowance(token.address, owner)) === 0n) return false;
  return !('gas' in (await chooseCall(getChainClient(), owner, calls)));
}
