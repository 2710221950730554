import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem';
import type { TransactionCall } from '../transaction/transaction-call.ts';

/** A balance of a token, or of the native coin where none is named. */
export type Holding = { readonly owner: Address; readonly token?: Address | undefined };

/** The change of a balance; undefined where a token does not report it. */
export type BalanceChange = Holding & { readonly change: bigint | undefined };

/** One call that reads all the balances. */
export function createBalancesCall(holdings: readonly Holding[], multicall3: Address): TransactionCall {
  const calls = holdings.map(({ owner, token }) => ({
    target: token ?? multicall3,
    allowFailure: true,
    callData: token
      ? encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
      : encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [owner] }),
  }));
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] });
  return { to: multicall3, data, value: 0n };
}

/** The balances that such a call returned, in order; undefined where a token did not return a number. */
export function parseBalances(returnData: Hex, count: number): readonly (bigint | undefined)[] {
  const results = findResults(returnData);
  return Array.from({ length: count }, (_, index) => {
    const result = results[index];
    return result?.success ? parseAmountAnswer(result.returnData) : undefined;
  });
}

/** The number that a token returned; undefined for anything that is not exactly one. */
export function parseAmountAnswer(returnData: Hex): bigint | undefined {
  return returnData.length === 66 ? BigInt(returnData) : undefined;
}

function findResults(data: Hex): readonly { readonly success: boolean; readonly returnData: Hex }[] {
  try {
    return decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data });
  } catch {
    return [];
  }
}
