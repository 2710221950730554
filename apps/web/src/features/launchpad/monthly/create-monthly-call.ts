import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import { type Address, encodeFunctionData } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';

/** Buys tokens for wei. */
export function createMonthlyBuyCall(to: Address, value: bigint): TransactionCall {
  return { to, data: encodeFunctionData({ abi: monthlySaleAbi, functionName: 'buy' }), value };
}

/** Withdraws the due months of an order of the caller. */
export function createMonthlyWithdrawCall(to: Address, id: bigint): TransactionCall {
  const data = encodeFunctionData({ abi: monthlySaleAbi, functionName: 'withdraw', args: [id] });
  return { to, data, value: 0n };
}
