import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { encodeFunctionData, maxUint256 } from 'viem';
import { messages } from '../../shared/message/messages.ts';
import type { Token } from '../../shared/token-list/currency.ts';
import type { TransactionCall, TransactionPlan } from '../../shared/transaction/transaction-plan.ts';
import { getExchange } from '../../shared/chain/chain-client.ts';

export type ApprovalRequest = {
  readonly token: Token;
  /** What the trade needs. */
  readonly needed: bigint;
  /** What the owner chose to allow, at least `needed`. */
  readonly amount: bigint | 'unlimited';
};

/** Lets the router take a token; an unlimited approval that the token refuses becomes one of the exact amount. */
export function createApprovalPlan({ token, needed, amount }: ApprovalRequest): TransactionPlan {
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
    steps: [{ kind: 'switch-chain' }, { kind: 'send', createCalls: async () => calls }, { kind: 'receipt' }],
  };
}
