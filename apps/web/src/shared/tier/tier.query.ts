import { findTierDeployment } from '@tradewind/abi/deployment';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { computeInoStep, type InoStep } from '@tradewind/rules/tier/ino-step';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../chain/chain.ts';
import { createReadKey } from '../chain/chain-key.ts';
import { readAnswers } from '../chain/read-answers.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';

/** What an account's stakes count for tiers, in raw units of the platform token. */
export type Tier = {
  /** Principal of stakes before their end. */
  readonly staked: bigint;
  /** The same, raised by the boost of its NFTs; it decides the step. */
  readonly effective: bigint;
  readonly step: InoStep;
};

/** The tier of an account, read with each block; always loading without an account, and where there are no tiers. */
export function useTier(account: Address | undefined): Reading<Tier> {
  const chain = useChain();
  const view = findTierDeployment(chain.chainId)?.view;
  return toReading(
    useQuery({
      queryKey: createReadKey(chain, 'tier', account),
      queryFn: ({ signal }) => fetchTier(chain, view, account, signal),
      enabled: account !== undefined && view !== undefined,
    }),
  );
}

async function fetchTier(
  { client }: Chain,
  view: Address | undefined,
  account: Address | undefined,
  signal: AbortSignal,
): Promise<Tier> {
  const calls = ['staked', 'effective'].map((functionName) => ({
    address: view ?? '0x',
    abi: tierViewAbi,
    functionName,
    args: [account],
  }));
  const [staked, effective] = z
    .tuple([z.bigint(), z.bigint()])
    .parse(await readAnswers(client, calls, signal));
  return { staked, effective, step: computeInoStep(effective) };
}
