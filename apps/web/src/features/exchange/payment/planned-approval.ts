import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import { getExchange } from '../../../shared/chain/chain-client.ts';
import { planHarmless } from '../../../shared/simulation/plan-harmless.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { Token } from '../../../shared/token-list/currency.ts';

export type OwnedApproval = { readonly owner: Address; readonly token: Token; readonly amount: bigint };

/**
 * The simulated approval, from zero where an allowance is
 * left, then a read of the allowance. Nothing may leave by it.
 */
export function planApproval({ owner, token, amount }: OwnedApproval): PlannedWrite {
  const { router } = getExchange();
  const args = [owner, router] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args });
  const spend = { token: token.address, spender: router, amount };
  const candidates = [{ to: token.address, data, value: 0n }];
  return planHarmless({ account: owner, candidates, spends: [spend] });
}
