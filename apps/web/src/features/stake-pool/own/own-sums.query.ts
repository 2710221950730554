import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { amountSchema } from '../pool/pool-answers.ts';

/** The sums of an account in a pool, in raw units. */
export type OwnSums = {
  /** Principal before its end, and at it. */
  readonly staked: bigint;
  readonly matured: bigint;
  readonly credit: bigint;
};

/** By the pool's address. */
export type SumsByPool = ReadonlyMap<Address, OwnSums>;

const views = ['getUnexpiredTokens', 'getExpiredTokens', 'pending'] as const;

/** The sums of an account in these pools; nothing is read without an account. */
export function useOwnSums(pools: readonly Address[], account: Address | undefined): Reading<SumsByPool> {
  const chain = useChain();
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'stake-pool-sums', account, pools.join()),
      queryFn: ({ signal }) => fetchSums(chain, pools, account, signal),
      enabled: account !== undefined && pools.length > 0,
    }),
  );
}

async function fetchSums(
  { client }: Chain,
  pools: readonly Address[],
  account: Address | undefined,
  signal: AbortSignal,
): Promise<SumsByPool> {
  const calls = pools.flatMap((address) =>
    views.map((functionName) => ({ address, abi: stakePoolAbi, functionName, args: [account] })),
  );
  const answers = (await readAnswers(client, calls, signal)).map((answer) => amountSchema.parse(answer));
  return new Map(
    pools.map((pool, index) => {
      const [staked = 0n, matured = 0n, credit = 0n] = answers.slice(index * views.length);
      return [pool, { staked, matured, credit }];
    }),
  );
}
