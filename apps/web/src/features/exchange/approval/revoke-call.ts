import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import { assertOutcome } from '../../../shared/simulation/assert-outcome.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-plan.ts';
import type { ApprovalCandidate } from './approval.ts';

export function createRevokeCall({ token, spender }: ApprovalCandidate): TransactionCall {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  return { to: token, data, value: 0n };
}

/** Throws when the simulated revocation would take anything of the owner's. */
export function assertHarmlessRevoke(owner: Address, approval: ApprovalCandidate): Promise<void> {
  return assertOutcome(planHarmless(owner, createRevokeCall(approval)));
}
