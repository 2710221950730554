import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { encodeFunctionData, type Hex } from 'viem';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { PoolOrder, PoolTerms } from './pool-order.ts';
import { toFeeNumbers, toPeriodNumbers } from './term-numbers.ts';

/** The call of an order. */
export function createPoolCall(order: PoolOrder): TransactionCall {
  return { to: order.target, data: encode(order), value: 0n };
}

function encode(order: PoolOrder): Hex {
  switch (order.kind) {
    case 'create':
      return encodeFunctionData({
        abi: stakePoolFactoryAbi,
        functionName: 'createPool',
        args: [toParameters(order.terms)],
      });
    case 'setPeriods':
      return encodeFunctionData({
        abi: stakePoolAbi,
        functionName: 'setPeriods',
        args: [toPeriodNumbers(order.periods)],
      });
    case 'setFees':
      return encodeFunctionData({
        abi: stakePoolAbi,
        functionName: 'setFees',
        args: [toFeeNumbers(order.fees)],
      });
    case 'fund':
      return encodeFunctionData({ abi: stakePoolAbi, functionName: 'fund', args: [order.amount] });
    case 'withdraw':
      return encodeFunctionData({
        abi: stakePoolAbi,
        functionName: 'withdrawFree',
        args: [order.amount, order.to],
      });
    case 'finish':
      break;
  }
  return encodeFunctionData({ abi: stakePoolAbi, functionName: 'finish' });
}

function toParameters({ deposit, earn, periods, fees, ...terms }: PoolTerms) {
  return {
    ...terms,
    depositToken: deposit.address,
    earnToken: earn.address,
    periods: toPeriodNumbers(periods),
    fees: toFeeNumbers(fees),
  };
}
