import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { findFactory } from '../get-factory.ts';
import { addressesSchema, amountSchema, feesSchema, periodsSchema } from './pool-answers.ts';
import type { StakePool } from './pool.ts';

/** More than a factory has for many years: pools are created by its owner alone. */
const mostPools = 1_000n;

const viewNames = [
  'depositToken',
  'earnToken',
  'minimumStake',
  'cap',
  'totalLocked',
  'reserved',
  'isFinished',
  'stakePeriodAPRs',
  'currentFeeVersion',
] as const;

const viewsSchema = z.tuple([
  addressInputSchema,
  addressInputSchema,
  amountSchema,
  amountSchema,
  amountSchema,
  amountSchema,
  z.boolean(),
  periodsSchema,
  amountSchema,
]);

export type ReadToken = (address: Address) => Promise<Token>;

/** A pool of the factory. */
type ListedPool = Pick<StakePool, 'number' | 'address'>;

/** Every pool of the chain's factory, finished ones included, from the contracts alone. */
export async function fetchAllPools(
  chain: Chain,
  readToken: ReadToken,
  signal: AbortSignal,
): Promise<readonly StakePool[]> {
  const factory = findFactory(chain);
  if (factory === undefined) return [];
  const list = { address: factory, abi: stakePoolFactoryAbi, functionName: 'pools', args: [0n, mostPools] };
  const addresses = addressesSchema.parse((await readAnswers(chain.client, [list], signal))[0]);
  const listed = addresses.map((address, number) => ({ number, address }));
  return fetchPools(chain, listed, readToken, signal);
}

/** These pools, in their order. */
export async function fetchPools(
  chain: Chain,
  listed: readonly ListedPool[],
  readToken: ReadToken,
  signal: AbortSignal,
): Promise<readonly StakePool[]> {
  const [pools, free] = await Promise.all([
    readViews(chain, listed, signal),
    readFreeRewards(chain, listed, signal),
  ]);
  const tables = await readAnswers(
    chain.client,
    pools.map(({ address, views }) => toView(address, 'feeVersion', views[8])),
    signal,
  );
  return Promise.all(
    pools.map(async ({ number, address, views }, index) => {
      const [deposit, earn, minimumStake, cap, totalLocked, reserved, ...rest] = views;
      const [isFinished, periods, feeVersion] = rest;
      return {
        number,
        address,
        deposit: await readToken(deposit),
        earn: await readToken(earn),
        minimumStake,
        cap,
        totalLocked,
        reserved,
        isFinished,
        periods,
        feeVersion,
        freeRewards: free[index],
        fees: feesSchema.parse(tables[index]),
      };
    }),
  );
}

async function readViews({ client }: Chain, listed: readonly ListedPool[], signal: AbortSignal) {
  const calls = listed.flatMap(({ address }) => viewNames.map((name) => toView(address, name)));
  const answers = await readAnswers(client, calls, signal);
  const count = viewNames.length;
  return listed.map(({ number, address }, index) => {
    const views = viewsSchema.parse(answers.slice(index * count, (index + 1) * count));
    return { number, address, views };
  });
}

/** Undefined where the earn token does not report the balance of its pool. */
function readFreeRewards({ client }: Chain, listed: readonly ListedPool[], signal: AbortSignal) {
  const calls = listed.map(({ address }) => toView(address, 'freeRewards'));
  return readContracts(client, calls, (answer) => amountSchema.parse(answer), signal);
}

function toView(address: Address, functionName: string, ...args: readonly unknown[]) {
  return { address, abi: stakePoolAbi, functionName, args };
}
