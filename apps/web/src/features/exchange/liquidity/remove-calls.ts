import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { computeMinimumAmountOut } from '@tradewind/rules/exchange/trade';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { Removal } from './removal.ts';

/** A withdrawal with all parameters of its transaction. */
export type RemoveOrder = {
  readonly chain: Chain;
  readonly pair: Address;
  readonly a: Currency;
  readonly b: Currency;
  readonly removal: Removal;
  readonly slippageBps: number;
  readonly recipient: Address;
  readonly router: Address;
};

/** The candidate router calls: the plain one, and with the native coin the one for fee-on-transfer tokens. */
export function createRemoveCalls(order: RemoveOrder, deadline: bigint): TransactionCall[] {
  const { a, b, removal, slippageBps, router } = order;
  const minimumA = computeMinimumAmountOut(removal.amountA, slippageBps);
  const minimumB = computeMinimumAmountOut(removal.amountB, slippageBps);
  const variants = (() => {
    if (a.kind === 'native' && b.kind === 'token')
      return encodeNative({ token: b, minimum: minimumB, nativeMinimum: minimumA }, order, deadline);
    if (a.kind === 'token' && b.kind === 'native')
      return encodeNative({ token: a, minimum: minimumA, nativeMinimum: minimumB }, order, deadline);
    if (a.kind === 'native' || b.kind === 'native')
      throw new RangeError('a pool of the native coin with itself');
    return [encodeTokens([a, b], [minimumA, minimumB], order, deadline)];
  })();
  return variants.map((data) => ({ to: router, data, value: 0n }));
}

function encodeTokens(
  [a, b]: readonly [Token, Token],
  [minimumA, minimumB]: readonly [bigint, bigint],
  { removal, recipient }: RemoveOrder,
  deadline: bigint,
): Hex {
  return encodeFunctionData({
    abi: routerAbi,
    functionName: 'removeLiquidity',
    args: [a.address, b.address, removal.liquidity, minimumA, minimumB, recipient, deadline],
  });
}

type NativeRemoval = { readonly token: Token; readonly minimum: bigint; readonly nativeMinimum: bigint };

function encodeNative(
  { token, minimum, nativeMinimum }: NativeRemoval,
  { removal, recipient }: RemoveOrder,
  deadline: bigint,
): Hex[] {
  const args = [token.address, removal.liquidity, minimum, nativeMinimum, recipient, deadline] as const;
  return (['removeLiquidityETH', 'removeLiquidityETHSupportingFeeOnTransferTokens'] as const).map(
    (functionName) => encodeFunctionData({ abi: routerAbi, functionName, args }),
  );
}
