import { aggregatorProxyAbi } from '@tradewind/abi/prediction/aggregator-proxy.abi';
import { chainlinkBoundaryOracleAbi } from '@tradewind/abi/prediction/chainlink-boundary-oracle.abi';
import { toFeedRoundId } from '@tradewind/rules/prediction/feed-round-id';
import type { Chain } from '../../../shared/chain/chain.ts';
import { readContract } from '../../../shared/chain/read-contract.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { feedRoundSchema } from '../live/contract-answers.ts';
import { getMarket } from '../live/market.ts';
import { findFirstAfter } from './find-first-after.ts';

/**
 * The feed's round that proves the price at a time (chain
 * seconds), or its absence. Undefined while the feed has no round.
 */
export async function findHint(chain: Chain, time: bigint): Promise<bigint | undefined> {
  const { oracle, feed } = getMarket(chain);
  const { client } = chain;
  const phase = await readContract(client, {
    address: oracle,
    abi: chainlinkBoundaryOracleAbi,
    functionName: 'phaseAt',
    args: [time],
  });
  const read = (rounds: readonly bigint[]) =>
    readContracts(
      client,
      rounds.map((round) => ({
        address: feed,
        abi: aggregatorProxyAbi,
        functionName: 'getRoundData',
        args: [toFeedRoundId(phase, round)],
      })),
      parseUpdate,
    );
  const { first, last } = await findFirstAfter(read, time);
  const found = first ?? last;
  return found === undefined ? undefined : toFeedRoundId(phase, found);
}

/** Some feeds return zeros for a missing round. */
function parseUpdate(result: unknown): bigint | undefined {
  const { updatedAt } = feedRoundSchema.parse(result);
  return updatedAt === 0n ? undefined : updatedAt;
}
