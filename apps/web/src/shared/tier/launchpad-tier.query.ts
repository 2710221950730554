import { findTierDeployment } from '@tradewind/abi/deployment';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { findLaunchpadTier, type LaunchpadTier } from '@tradewind/rules/tier/launchpad-tier';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { Chain } from '../chain/chain.ts';
import { createFactKey } from '../chain/chain-key.ts';
import { readAnswers } from '../chain/read-answers.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { useChain } from '../chain/use-chain.ts';
import { joinReadings } from '../chain/join-readings.ts';
import { useTier } from './tier.query.ts';

/** What the stakes of an account count for sales, in raw units of the platform token. */
export type SaleTier = {
  readonly staked: bigint;
  /** The staked amount raised by the boost of its NFTs; it decides the tier. */
  readonly effective: bigint;
  /** Undefined below the lowest. */
  readonly tier: LaunchpadTier | undefined;
};

/** The tier of an account in sales; always loading without an account, and where there are no tiers. */
export function useLaunchpadTier(account: Address | undefined): Reading<SaleTier> {
  const chain = useChain();
  const view = findTierDeployment(chain.chainId)?.view;
  const tier = useTier(account);
  const unit: Reading<bigint> = toReading(
    useQuery({
      queryKey: createFactKey(chain, 'launchpad-tier-unit'),
      queryFn: ({ signal }) => fetchUnit(chain, view, signal),
      enabled: account !== undefined && view !== undefined,
      // A constant of the contract.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return joinReadings(tier, unit, ({ staked, effective }, raw) => ({
    staked,
    effective,
    tier: findLaunchpadTier(effective, raw),
  }));
}

async function fetchUnit({ client }: Chain, view: Address | undefined, signal: AbortSignal): Promise<bigint> {
  const call = { address: view ?? '0x', abi: tierViewAbi, functionName: 'launchpadTierUnit' };
  return z.bigint().parse((await readAnswers(client, [call], signal))[0]);
}
