import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { assertOutcome } from '../../../shared/simulation/assert-outcome.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import type { ApprovalCandidate } from './approval.ts';

/** Takes an approval back: the allowance becomes 0, which every token lets its owner set from any amount. Nothing may leave by it. */
export function createRevokePlan(
  owner: Address,
  { token, spender }: ApprovalCandidate,
  name: string,
): TransactionPlan {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  const call = { to: token, data, value: 0n };
  return {
    summary: messages.approval.summary(name),
    isRejectionSilent: true,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'check', check: () => assertOutcome(planHarmless(owner, call)) },
      { kind: 'send', createCalls: async () => [call] },
      { kind: 'receipt' },
    ],
  };
}
