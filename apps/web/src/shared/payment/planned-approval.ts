import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import { planHarmless } from '../simulation/plan-harmless.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import type { TokenCharge } from './spender.ts';

/** An approval of `charge.amount` by its owner. */
export type OwnedApproval = { readonly owner: Address; readonly charge: TokenCharge };

/**
 * The simulated approval, from zero where an allowance is
 * left, then a read of the allowance. Nothing may leave by it.
 */
export function planApproval({ owner, charge }: OwnedApproval): PlannedWrite {
  const spender = charge.spender.address;
  const token = charge.asset.address;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [owner, spender] });
  return planHarmless({
    account: owner,
    candidates: [{ to: token, data, value: 0n }],
    spends: [{ token, spender, amount: charge.amount }],
  });
}
