import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import type { WrapKind } from '../quote/quote.ts';

/** One for one between the native coin and its wrapped form, without the router. */
export function createWrapPlan(
  { chainId }: ChainRef,
  planned: PlannedWrite,
  summary: string,
): TransactionPlan {
  return {
    summary,
    chainId,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: async () => planned },
      { kind: 'receipt' },
    ],
  };
}

/** The call that does it. */
export function createWrapCall(kind: WrapKind, amount: bigint, to: Address): TransactionCall {
  if (kind === 'wrap')
    return {
      to,
      value: amount,
      data: encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' }),
    };
  const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amount] });
  return { to, value: 0n, data };
}
