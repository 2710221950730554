import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { encodeFunctionData } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import type { ApprovalCandidate } from './approval.ts';

/** Takes an approval back: the allowance becomes 0, which every token lets its owner set from any amount. */
export function createRevokePlan({ token, spender }: ApprovalCandidate, name: string): TransactionPlan {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  return {
    summary: messages.approval.summary(name),
    isRejectionSilent: true,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createCalls: async () => [{ to: token, data, value: 0n }] },
      { kind: 'receipt' },
    ],
  };
}
