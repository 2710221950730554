import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { decodeFunctionData, encodeErrorResult } from 'viem';
import { expect, it } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { createPool } from '../stories/sample-pool.ts';
import { planStake } from './stake-plan.ts';

const pool = createPool({ feeVersion: 3n });
const [period] = pool.periods;
const { write, explain } = planStake({
  chain: createTestChain(),
  account,
  pool,
  period: period!,
  amount: 5n,
});

it('[POOL-03] given the shown terms, then the call names their rate and their table of fees', () => {
  expect(write.candidates).toHaveLength(1);
  const [{ to, data, value } = { data: '0x' as const }] = write.candidates;
  expect([to, value]).toEqual([pool.address, 0n]);
  expect(decodeFunctionData({ abi: stakePoolAbi, data })).toEqual({
    functionName: 'stake',
    args: [5n, 2_592_000, 1_000, 3],
  });
});

it('[POOL-03] given that the pool has other terms in the block, then the refusal says so', () => {
  const data = encodeErrorResult({
    abi: stakePoolAbi,
    errorName: 'StakePool_OtherTerms',
    args: [999n, 3n],
  });
  const callError = Object.assign(new Error('reverted'), { data });
  expect(explain([{ estimateError: callError, callError }]).message).toBe(
    'The pool changed its terms. Check the new rate and fees.',
  );
});
