import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { encodeFunctionData } from 'viem';
import type { Permit } from '../transaction/permit.ts';
import type { TransactionCall } from '../transaction/transaction-call.ts';

/** A call of the router that submits permits first; without any, the call itself. */
export function addPermits(call: TransactionCall, permits: readonly Permit[]): TransactionCall {
  if (permits.length === 0) return call;
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'permitAndCall',
    args: [permits, call.data],
  });
  return { ...call, data };
}
