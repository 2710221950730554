import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, multicall3Abi } from 'viem';
import type { TransactionCall } from '../transaction/transaction-call.ts';

/** A balance of a token, of the native coin where none is named, or one NFT: 1 where the owner has it. */
export type Holding = {
  readonly owner: Address;
  readonly token?: Address | undefined;
  /** Of an NFT, whose collection is `token`. */
  readonly tokenId?: bigint | undefined;
};

/** The change of a balance; undefined where a token does not report it. */
export type BalanceChange = Holding & { readonly change: bigint | undefined };

/** One call that reads all the balances. */
export function createBalancesCall(holdings: readonly Holding[], multicall3: Address): TransactionCall {
  const calls = holdings.map((holding) => ({
    target: holding.token ?? multicall3,
    allowFailure: true,
    callData: encodeRead(holding),
  }));
  const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] });
  return { to: multicall3, data, value: 0n };
}

function encodeRead({ owner, token, tokenId }: Holding): Hex {
  if (!token) return encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [owner] });
  return tokenId === undefined
    ? encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
    : encodeFunctionData({ abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] });
}

/** The numbers that such a call returned, in order; undefined where a token did not return one. */
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

/** The difference between the answers for a holding before and after a write; undefined where it is unknown. */
export function computeChange(
  { owner, tokenId }: Holding,
  before: bigint | undefined,
  after: bigint | undefined,
): bigint | undefined {
  if (tokenId === undefined) return before === undefined || after === undefined ? undefined : after - before;
  // A collection answers for no token before its mint and after its burn.
  if (before === undefined && after === undefined) return undefined;
  const [had, has] = [before, after].map((answered) => (answered === BigInt(owner) ? 1n : 0n));
  return (has ?? 0n) - (had ?? 0n);
}

function findResults(data: Hex): readonly { readonly success: boolean; readonly returnData: Hex }[] {
  try {
    return decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data });
  } catch {
    return [];
  }
}
