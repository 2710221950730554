import { setTimeout } from 'node:timers/promises';
import type { Database } from '@tradewind/db/database';
import { BlockedError } from '@tradewind/process/process-error';
import { type AccountWeekSums, readAccountWeekSums } from '../prediction/simulation/account-week-sums.ts';
import { createChainModel, type ChainModel } from './chain-model.ts';
import { dumpChain } from './dump-chain.ts';
import { type Follower, startFollower } from './follower.ts';
import { listModelAreas } from './model-areas.ts';
import { type Faults, type ModelNode, noFaults, startModelNode } from './model-node.ts';
import { modelLaunchpadSources } from '../launchpad/simulation/model-launchpad.ts';
import { readSaleRows, type SaleRows } from '../launchpad/simulation/sale-rows.ts';
import { type MarketRows, readMarketRows } from '../nft-market/simulation/market-rows.ts';
import { modelNftMarketSources } from '../nft-market/simulation/model-nft-market.ts';
import { modelNftStakeSources } from '../nft-stake/simulation/model-nft-stake.ts';
import { type NftRows, readNftRows } from '../nft-stake/simulation/nft-rows.ts';
import { modelPredictionSources } from '../prediction/simulation/model-prediction.ts';
import { modelSources } from './model-sources.ts';
import { createRandom, type Random } from './random.ts';
import { modelStakePoolSources } from '../stake-pool/simulation/model-stake-pool.ts';
import { readStakePoolRows, type StakePoolRows } from '../stake-pool/simulation/stake-pool-rows.ts';
import { readTransferRows, type TransferRows } from './transfer-rows.ts';
import { readRoundSums, type RoundSums } from '../prediction/simulation/round-sums.ts';

type Dump = Awaited<ReturnType<typeof dumpChain>>;

/** The rows of an index that went through all events, and of one built from scratch at the end. */
export type SimulationResult = {
  followed: Dump;
  scratch: Dump;
  undone: number;
  rebuilt: number;
  failed: number;
  /** As indexed, and as stored in the contracts. */
  rounds: RoundSums;
  accountWeeks: AccountWeekSums;
  stakePools: StakePoolRows;
  launchpad: SaleRows;
  nftMarkets: MarketRows;
  /** As indexed, and as the logs of the chain say. */
  transfers: TransferRows;
  /** As indexed, and as the contracts have them. */
  nfts: NftRows;
};

const furtherSources = {
  prediction: modelPredictionSources,
  nftStake: modelNftStakeSources,
  stakePool: modelStakePoolSources,
  launchpad: modelLaunchpadSources,
  nftMarket: modelNftMarketSources,
  transferTokens: modelSources.listedTokens,
};
const finalityBlocks = 8;
const timeoutMs = 300;

/**
 * One seed: mining, reorganisations, restarts and a faulty node, then a quiet phase, and two indexes to
 * compare.
 */
export async function simulate(
  database: Database,
  databaseUrl: string,
  seed: number,
  /** A test plants faults in an area of the index. */
  listAreas = listModelAreas,
): Promise<SimulationResult> {
  const random = createRandom(seed);
  const model = createChainModel(random, modelSources, furtherSources);
  const change = () => changeChain(random, model);
  const node = await startModelNode({ model, random, slowMs: timeoutMs + 100, change });
  const counts = { undone: 0, rebuilt: 0, failed: 0 };
  const start = (chainId: number, maxRangeBlocks: number): Follower =>
    startFollower({
      databaseUrl,
      rpcUrl: node.url(chainId),
      timeoutMs,
      chainId,
      areas: listAreas(chainId),
      chain: { finalityBlocks, isLocal: true, maxRangeBlocks },
      observer: { onUndo: () => (counts.undone += 1), onRebuild: () => (counts.rebuilt += 1) },
    });
  const followedId = 1_000_000 + seed;
  const scratchId = 2_000_000 + seed;
  model.mine(random.between(0, 15));
  const restart = () => start(followedId, random.pick([4, 16, 50]));
  const follower = await liveThrough({
    random,
    node,
    change,
    restart,
    onFailure: () => (counts.failed += 1),
  });
  node.faults = noFaults;
  model.mine(1);
  await follower.catchUp();
  const scratch = start(scratchId, 50);
  await scratch.catchUp();
  await Promise.all([follower.kill(), scratch.kill(), node.close()]);
  return { ...counts, ...(await readResult(database, model, { followedId, scratchId })) };
}

async function readResult(
  database: Database,
  model: ChainModel,
  { followedId, scratchId }: { followedId: number; scratchId: number },
) {
  return {
    followed: await dumpChain(database, followedId),
    scratch: await dumpChain(database, scratchId),
    rounds: await readRoundSums(database, followedId, model),
    accountWeeks: await readAccountWeekSums(database, followedId, model),
    stakePools: await readStakePoolRows(database, followedId, model),
    launchpad: await readSaleRows(database, followedId, model),
    nftMarkets: await readMarketRows(database, followedId, model),
    transfers: await readTransferRows(database, followedId, model),
    nfts: await readNftRows(database, followedId, model),
  };
}

type Life = {
  random: Random;
  node: ModelNode;
  change: () => void;
  restart: () => Follower;
  onFailure: () => void;
};

async function liveThrough({ random, node, change, restart, onFailure }: Life): Promise<Follower> {
  let follower = restart();
  for (let act = 0; act < 8; act += 1) {
    node.faults = pickFaults(random);
    change();
    if (random.chance(0.15)) {
      await killInTheMiddle(random, follower);
      follower = restart();
    }
    for (let step = random.between(1, 3); step > 0; step -= 1) {
      if ((await tryAdvance(follower)) === 'failed') onFailure();
    }
  }
  return follower;
}

/**
 * As the process, which tries a refused row again: where the chain is replaced between the edges and the logs of a far
 * range, the rows of both may collide, and the next step sees the other chain.
 */
async function tryAdvance(follower: Follower): Promise<'advanced' | 'idle' | 'failed'> {
  return follower.tryAdvance().catch((error: unknown) => {
    if (error instanceof BlockedError) return 'failed';
    throw error;
  });
}

/** Ends its connection during its work, or between two steps. */
async function killInTheMiddle(random: Random, follower: Follower): Promise<void> {
  const dying = random.chance(0.5) ? follower.tryAdvance().catch(() => 'failed') : undefined;
  await setTimeout(random.between(0, 12));
  await follower.kill();
  await dying;
}

/** Mostly growth; sometimes a branch, rarely one deeper than finality, or another chain. */
function changeChain(random: Random, model: ChainModel): void {
  const dice = random.next();
  if (dice < 0.55) model.mine(random.between(1, 5));
  else if (dice < 0.6) model.mine(random.between(8, 20));
  else if (dice < 0.96)
    model.reorganise(random.between(1, finalityBlocks), random.between(1, finalityBlocks + 2));
  else if (dice < 0.985) model.reorganise(random.between(finalityBlocks + 1, 30), random.between(1, 30));
  else model.replace(random.between(0, 40));
}

function pickFaults(random: Random): Faults {
  if (random.chance(0.4)) return noFaults;
  return {
    failure: random.pick([0, 0, 0.03, 0.15]),
    slowness: random.pick([0, 0, 0, 0.004]),
    lateLogs: random.pick([0, 0.4]),
    missingLogs: random.pick([0, 0, 0.2]),
    lag: random.pick([0, 0, 0, 2, 5]),
    disorder: random.pick([0, 0.5]),
    change: random.pick([0, 0.05, 0.15]),
    maxLogRange: random.pick([Number.MAX_SAFE_INTEGER, 12, 3]),
  };
}
