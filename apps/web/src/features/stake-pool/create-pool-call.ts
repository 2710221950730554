import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import type { Period } from '@tradewind/rules/stake-pool/pool-capacity';
import { type Address, encodeFunctionData } from 'viem';
import type { TransactionCall } from '../../shared/transaction/transaction-call.ts';
import type { StakePool } from './pool/pool.ts';

/** Locks raw units of the deposit token for a period, at its rate or a better one and by the pool's table of fees. */
export function createStakeCall(
  { address, feeVersion }: Pick<StakePool, 'address' | 'feeVersion'>,
  { duration, aprBps }: Period,
  amount: bigint,
): TransactionCall {
  const args = [amount, Number(duration), Number(aprBps), Number(feeVersion)] as const;
  return toCall(address, encodeFunctionData({ abi: stakePoolAbi, functionName: 'stake', args }));
}

/** Closes stakes: with their rewards, or with the rewards left as a credit, without a call of the earn token. */
export function createExitCall(
  pool: Address,
  ids: readonly bigint[],
  way: 'unstake' | 'leave',
): TransactionCall {
  return toCall(pool, encodeFunctionData({ abi: stakePoolAbi, functionName: way, args: [ids] }));
}

/** Pays all accrued rewards, and the principal of matured stakes. */
export function createHarvestCall(pool: Address): TransactionCall {
  return toCall(pool, encodeFunctionData({ abi: stakePoolAbi, functionName: 'harvest' }));
}

/** Withdraws the whole credit to the account. */
export function createWithdrawCall(pool: Address, account: Address): TransactionCall {
  return toCall(
    pool,
    encodeFunctionData({ abi: stakePoolAbi, functionName: 'withdrawPending', args: [account] }),
  );
}

function toCall(to: Address, data: TransactionCall['data']): TransactionCall {
  return { to, data, value: 0n };
}
