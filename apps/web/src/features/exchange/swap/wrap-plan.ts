import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import type { WrapKind } from '../quote/quote.ts';

export type WrapOrder = {
  readonly kind: WrapKind;
  readonly amount: bigint;
  readonly planned: PlannedWrite;
  readonly summary: string;
};

/** One for one between the native coin and its wrapped form, without the router. */
export function createWrapPlan(
  { chainId }: ChainRef,
  { kind, amount, planned, summary }: WrapOrder,
): TransactionPlan {
  return {
    summary,
    identity: toWriteIdentity(kind, amount),
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
