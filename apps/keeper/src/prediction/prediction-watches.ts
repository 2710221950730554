import { findPredictionDeployment, type PredictionDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { findCheckpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { claimArea, type ClaimKind } from '@tradewind/db/prediction/claim-scope';
import { getWeekSums } from '@tradewind/db/prediction/get-week-sums.query';
import { listUnresolvedBoundaries } from '@tradewind/db/prediction/list-unresolved-boundaries.query';
import { computeWeekEpochs } from '@tradewind/rules/prediction/grid';
import { rankSharesBps } from '@tradewind/rules/prediction/rank-week';
import type { z } from 'zod';
import { completeCollects } from '../collect/complete-collects.ts';
import { createRelayParts } from '../collect/create-relay-parts.ts';
import { createContractCalls } from '../watch/contract-calls.ts';
import type { Watch, WatchDeps } from '../watch/watch.ts';
import { createBonusReader } from './bonus-reader.ts';
import { createBonusRelayer } from './bonus-relayer.ts';
import { createBoundaryResolver } from './boundary-resolver.ts';
import { readClaim } from './claim-reader.ts';
import { createClaimRelayer } from './claim-relayer.ts';
import { createFeedReader } from './feed-reader.ts';
import { createFeedWatcher } from './feed-watcher.ts';
import type { predictionConfig } from './prediction-config.ts';
import { createPredictionMetrics, type PredictionMetrics } from './prediction-metrics.ts';
import { createPublishedRanking } from './published-ranking.ts';
import { createWeekPublisher } from './week-publisher.ts';

type Deps = WatchDeps & { config: z.output<z.ZodObject<typeof predictionConfig>> };

/** The watches of the market, on a chain that has one. */
export function predictionWatches(deps: Deps): Watch[] {
  const contracts = findPredictionDeployment(deps.chainId);
  return contracts ? createPredictionWatches(deps, contracts) : [];
}

/** Proves boundaries, follows the feed, relays claims and bonuses, publishes weeks. */
function createPredictionWatches(deps: Deps, contracts: PredictionDeployment): Watch[] {
  const metrics = createPredictionMetrics(deps.metrics.registry);
  const parts = { ...deps, contracts, predictionMetrics: metrics };
  return [
    { name: 'prediction.resolve', intervalMs: 1_000, look: resolveBoundaries(parts) },
    { name: 'prediction.feed', intervalMs: 10_000, look: watchFeed(parts) },
    { name: 'prediction.settle-claims', intervalMs: 500, look: completeClaims(parts) },
    { name: 'prediction.claim', intervalMs: 2_000, look: relayClaims(parts) },
    { name: 'prediction.bonus', intervalMs: 2_000, look: relayBonuses(parts) },
    { name: 'prediction.publish', intervalMs: 10_000, look: publishWeeks(parts) },
  ];
}

type Parts = Deps & { contracts: PredictionDeployment; predictionMetrics: PredictionMetrics };
type Look = Watch['look'];

function resolveBoundaries(parts: Parts): Look {
  const { chainId, database, node, contracts, predictionMetrics } = parts;
  return createBoundaryResolver({
    ...callsOf(parts, contracts.market),
    genesis: Number(contracts.genesis),
    reader: createFeedReader(node, contracts),
    getTime: async () => (await node.getHead()).timestamp,
    listUnresolved: (toBoundary) => listUnresolvedBoundaries(database, { chainId, toBoundary, limit: 1_000 }),
    seen: (count, oldestSeconds) => {
      predictionMetrics.unresolved.set(count);
      predictionMetrics.oldestUnresolved.set(oldestSeconds);
    },
  });
}

function watchFeed(parts: Parts): Look {
  const { node, contracts, predictionMetrics } = parts;
  return createFeedWatcher({
    ...callsOf(parts, contracts.oracle),
    reader: createFeedReader(node, contracts),
    getTime: async () => (await node.getHead()).timestamp,
    seen: (silentSeconds) => predictionMetrics.feedSilence.set(silentSeconds),
  });
}

function completeClaims(parts: Parts): Look {
  return completeCollects(parts, { area: claimArea, waiting: parts.predictionMetrics.waitingClaims });
}

function relayClaims(parts: Parts): Look {
  const { node, contracts } = parts;
  return createClaimRelayer({
    ...relayOf(parts, 'round', contracts.market),
    readClaim: ({ account, item }) => readClaim(node, contracts.market, { account, epoch: BigInt(item) }),
  });
}

function relayBonuses(parts: Parts): Look {
  const { node, contracts } = parts;
  const reader = createBonusReader(node, contracts.bonus);
  return createBonusRelayer({
    ...relayOf(parts, 'bonus', contracts.bonus),
    findRankedAccount: createPublishedRanking({ contracts, reader, sumWeek: sumWeekOf(parts) }),
  });
}

function publishWeeks(parts: Parts): Look {
  const { chainId, database, node, account, contracts } = parts;
  return createWeekPublisher({
    ...callsOf(parts, contracts.bonus),
    account: account.toLowerCase(),
    contracts,
    reader: createBonusReader(node, contracts.bonus),
    findIndexedTime: async () => (await findCheckpoint(database, { chainId }))?.blockTimestamp,
    hasUnsettled: async ({ first, last }) => {
      const criteria = { chainId, toBoundary: last + 1, limit: 1_000 };
      return (await listUnresolvedBoundaries(database, criteria)).some((boundary) => boundary >= first);
    },
    sumWeek: sumWeekOf(parts),
  });
}

/** The calls of this area to one of its contracts. */
function callsOf(parts: Parts, contract: Hex) {
  return createContractCalls(parts, { area: claimArea, contract });
}

/** The dependencies of relaying claims of a kind, on the contract that pays them. */
function relayOf(parts: Parts, kind: ClaimKind, contract: Hex) {
  const { config, predictionMetrics } = parts;
  return createRelayParts(parts, {
    area: claimArea,
    kind,
    contract,
    allowance: config.CLAIM_ALLOWANCE,
    refused: predictionMetrics.refusedClaims,
  });
}

function sumWeekOf({ chainId, database, contracts }: Parts) {
  return (week: number) => {
    const epochs = computeWeekEpochs(Number(contracts.genesis), week);
    return getWeekSums(database, { chainId, week, ...epochs, ranks: rankSharesBps.length });
  };
}
