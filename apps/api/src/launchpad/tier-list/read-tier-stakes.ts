import {
  findNftStakeDeployment,
  findStakePoolDeployment,
  findTierDeployment,
} from '@tradewind/abi/deployment';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { listTierStakes, type TierTerms } from '@tradewind/db/tier/list-tier-stakes.query';
import type { ListOrigin } from '@tradewind/rules/launchpad/list-manifest';
import { isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import type { Chain } from '../../chain/chain.ts';
import type { ApiDeps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';

/** The stakes of all accounts with a tier, and the block whose tiers they are. */
export type TierReading = { lines: string; snapshot: ListOrigin['snapshot'] };

/** By the index alone, at its last final block; the constants of the contracts are read from a node. */
export async function readTierStakes(database: ApiDeps['database'], chain: Chain): Promise<TierReading> {
  const terms = await readTerms(chain);
  const stakes = await listTierStakes(database, terms);
  if (stakes === undefined) throw new AppError('INDEX_NOT_STARTED');
  const { blockNumber, blockHash, lines } = stakes;
  const { chainId, tierUnit } = terms;
  return { lines, snapshot: { chainId, block: String(blockNumber), blockHash, tierUnit: String(tierUnit) } };
}

/** What `TierView` was deployed with. None of it ever changes. */
async function readTerms({ chainId, node, findDeployment }: Chain): Promise<TierTerms> {
  const tier = findDeployment(findTierDeployment);
  const pools = findDeployment(findStakePoolDeployment);
  const nfts = findDeployment(findNftStakeDeployment);
  if (!tier || !pools || !nfts) throw new AppError('TIER_NOT_HERE');
  const read = (functionName: 'factory' | 'nftStaking' | 'platformToken') =>
    node.readContract({ address: tier.view, abi: tierViewAbi, functionName });
  const steps = node.readContract({ address: nfts.staking, abi: nftStakingAbi, functionName: 'boostSteps' });
  const answers = Promise.all([read('factory'), read('nftStaking'), read('platformToken'), steps]);
  const [factory, staking, platformToken, boostSteps] = await answers.catch((cause: unknown): never => {
    throw new AppError('TIER_UNKNOWN', { cause });
  });
  if (!factory || !staking || !platformToken || !boostSteps) throw new AppError('TIER_UNKNOWN');
  // The index follows the contracts of the deployment: of others it knows nothing.
  if (!isSameAddress(factory, pools.factory) || !isSameAddress(staking, nfts.staking))
    throw new AppError('TIER_NOT_HERE');
  return {
    chainId,
    platformToken: toAddressKey(platformToken),
    tierUnit: tier.launchpadTierUnit,
    steps: boostSteps.map(({ weight, boostBps }) => ({ weight: BigInt(weight), boostBps: BigInt(boostBps) })),
  };
}
