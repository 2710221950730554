import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { computeMinimumAmountOut } from '@tradewind/rules/exchange/trade';
import { type Address, encodeFunctionData } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { Deposit } from './deposit.ts';

/** A deposit with all parameters of its transaction. */
export type SupplyOrder = {
  readonly chain: Chain;
  readonly a: Currency;
  readonly b: Currency;
  readonly deposit: Deposit;
  readonly slippageBps: number;
  readonly recipient: Address;
  readonly router: Address;
};

/** The router call of a deposit. The first one of a pool sets the price, so both amounts are the minimum. */
export function createSupplyCall(order: SupplyOrder, deadline: bigint): TransactionCall {
  const { a, b, deposit, slippageBps, recipient, router } = order;
  const toMinimum = (amount: bigint) =>
    deposit.isFirst ? amount : computeMinimumAmountOut(amount, slippageBps);
  const sideA = { amount: deposit.amountA, minimum: toMinimum(deposit.amountA) };
  const sideB = { amount: deposit.amountB, minimum: toMinimum(deposit.amountB) };
  if (a.kind === 'native' && b.kind === 'token')
    return createNativeCall({ token: b, side: sideB, native: sideA, recipient, router, deadline });
  if (a.kind === 'token' && b.kind === 'native')
    return createNativeCall({ token: a, side: sideA, native: sideB, recipient, router, deadline });
  if (a.kind === 'native' || b.kind === 'native')
    throw new RangeError('a pool of the native coin with itself');
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'addLiquidity',
    args: [
      a.address,
      b.address,
      sideA.amount,
      sideB.amount,
      sideA.minimum,
      sideB.minimum,
      recipient,
      deadline,
    ],
  });
  return { to: router, data, value: 0n };
}

type Side = { readonly amount: bigint; readonly minimum: bigint };
type NativeSupply = {
  readonly token: Token;
  readonly side: Side;
  readonly native: Side;
  readonly recipient: Address;
  readonly router: Address;
  readonly deadline: bigint;
};

function createNativeCall({
  token,
  side,
  native,
  recipient,
  router,
  deadline,
}: NativeSupply): TransactionCall {
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'addLiquidityETH',
    args: [token.address, side.amount, side.minimum, native.minimum, recipient, deadline],
  });
  return { to: router, data, value: native.amount };
}
