import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { amountSchema, amountsSchema, feesSchema, stakeSchema } from '../pool/pool-answers.ts';
import type { OwnPart } from './own-part.ts';

/** The open stakes of an account in a pool and its credit, from the contract alone. */
export async function fetchOwnPart(
  { client }: Chain,
  pool: Address,
  account: Address,
  signal: AbortSignal,
): Promise<OwnPart> {
  const read = (calls: readonly [name: string, ...args: readonly unknown[]][]) =>
    readAnswers(
      client,
      calls.map(([functionName, ...args]) => ({ address: pool, abi: stakePoolAbi, functionName, args })),
      signal,
    );
  const [idList, credit] = await read([
    ['userStakeIds', account],
    ['pending', account],
  ]);
  const ids = amountsSchema.parse(idList);
  const details = await read(ids.map((id) => ['stakeDetails', account, id]));
  const stakes = details.map((answer, index) => ({ ...stakeSchema.parse(answer), id: ids[index] ?? 0n }));
  // One that left between both reads is all zero.
  const open = stakes.filter(({ amount }) => amount > 0n);
  const versions = [...new Set(open.map(({ feeVersion }) => feeVersion))];
  const tables = await read(versions.map((version) => ['feeVersion', version]));
  const fees = new Map(versions.map((version, index) => [version, feesSchema.parse(tables[index])]));
  return {
    credit: amountSchema.parse(credit),
    stakes: open
      .map(({ feeVersion, ...stake }) => ({ ...stake, fees: fees.get(feeVersion) ?? [] }))
      .toSorted((a, b) => Number(a.id - b.id)),
  };
}
