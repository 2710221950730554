import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
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
