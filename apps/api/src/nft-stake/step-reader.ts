import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import type { BoostStep } from '@tradewind/rules/nft-stake/boost';
import type { Chain } from '../chain/chain.ts';
import { AppError } from '../http/app-error.ts';
import { requireStaking } from './staking.ts';

/** Reads the steps of the boost of a chain. They never change, so one answer of a node is enough. */
export function createStepReader() {
  const steps = new Map<number, readonly BoostStep[]>();
  return async (chain: Chain): Promise<readonly BoostStep[]> => {
    const known = steps.get(chain.chainId) ?? (await readSteps(chain));
    steps.set(chain.chainId, known);
    return known;
  };
}

/** Without them the weight has no cap and the boost is unknown: never 0. */
async function readSteps(chain: Chain): Promise<readonly BoostStep[]> {
  const { staking: address } = requireStaking(chain);
  const steps = await chain.node
    .readContract({ address, abi: nftStakingAbi, functionName: 'boostSteps' })
    .catch((cause: unknown): never => {
      throw new AppError('UNAVAILABLE', { cause });
    });
  if (steps === undefined) throw new AppError('UNAVAILABLE');
  return steps.map(({ weight, boostBps }) => ({ weight: BigInt(weight), boostBps: BigInt(boostBps) }));
}
