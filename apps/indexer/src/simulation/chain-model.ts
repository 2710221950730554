import { createHash } from 'node:crypto';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ModelSources } from './model-sources.ts';
import type { PredictionSources } from '../prediction/sources.ts';
import { listBits } from '../rpc/logs-bloom.ts';
import { createModelEvents } from '../exchange/simulation/model-events.ts';
import type { ModelLog } from './model-log.ts';
import type { ModelPools } from '../stake-pool/simulation/model-pool.ts';
import { createStakePoolTransaction } from '../stake-pool/simulation/model-stake-pool.ts';
import type { StakePoolSources } from '../stake-pool/sources.ts';
import { createModelMarket, type ModelMarket, modelStart } from '../prediction/simulation/model-market.ts';
import { createPredictionTransaction, isPriceDue } from '../prediction/simulation/model-prediction.ts';
import type { ModelShares } from '../exchange/simulation/model-shares.ts';
import { createRandom, type Random } from './random.ts';
import { createModelNfts, type ModelNfts } from '../nft-stake/simulation/model-nfts.ts';
import { createNftEvents } from '../nft-stake/simulation/model-nft-stake.ts';
import type { NftStakeSources } from '../nft-stake/sources.ts';
import type { ModelSales } from '../launchpad/simulation/model-sale.ts';
import { createLaunchpadTransaction } from '../launchpad/simulation/model-launchpad.ts';
import type { LaunchpadSources } from '../launchpad/sources.ts';
import { createModelMarkets, type ModelMarkets } from '../nft-market/simulation/model-state.ts';
import { createNftMarketTransaction } from '../nft-market/simulation/model-nft-market.ts';
import type { NftMarketSources } from '../nft-market/sources.ts';
import { createTransfers } from '../token-list/simulation/model-transfers.ts';

export type ModelBlock = {
  number: number;
  hash: Hex;
  parentHash: Hex;
  timestamp: number;
  logsBloom: Hex;
  transactions: { hash: Hex; from: Hex }[];
  logs: (ModelLog & { logIndex: number; transactionHash: Hex })[];
  /** Pools that exist after this block on its branch. */
  pools: readonly Hex[];
  /** Balances of pool tokens after this block on its branch. */
  shares: ModelShares;
  /** State of the prediction contracts after this block on its branch. */
  market: ModelMarket;
  /** NFTs and their stakes after this block on its branch. */
  nfts: ModelNfts;
  /** The launch pools after this block on its branch. */
  stakePools: ModelPools;
  /** The token sales after this block on its branch. */
  launchpad: ModelSales;
  /** The NFT markets and their collections after this block on its branch. */
  nftMarkets: ModelMarkets;
};

/** A chain that consists of its events: a test mines, replaces and removes blocks. */
export type ChainModel = {
  blocks: ModelBlock[];
  mine: (count: number) => void;
  /** Replaces the last blocks by others. */
  reorganise: (depth: number, length: number) => void;
  /** Starts another chain from its genesis, under the same id. */
  replace: (length: number) => void;
};

type BlockState = Pick<
  ModelBlock,
  'number' | 'timestamp' | 'shares' | 'market' | 'nfts' | 'stakePools' | 'launchpad' | 'nftMarkets'
> & {
  pools: Hex[];
};
type CreateTransaction = (state: BlockState) => { from: Hex; logs: ModelLog[] };

/** The parts of a model chain that are inactive without their sources. */
type FurtherSources = {
  prediction?: Omit<PredictionSources, 'chainId'>;
  nftStake?: Omit<NftStakeSources, 'chainId'>;
  stakePool?: Omit<StakePoolSources, 'chainId'>;
  launchpad?: Omit<LaunchpadSources, 'chainId'>;
  nftMarket?: Omit<NftMarketSources, 'chainId'>;
  transferTokens?: readonly Hex[];
};

export function createChainModel(
  random: Random,
  sources: ModelSources,
  { prediction, nftStake, stakePool, launchpad, nftMarket, transferTokens = [] }: FurtherSources = {},
): ChainModel {
  const exchange = createModelEvents(random, sources);
  const createTransaction: CreateTransaction = ({ pools, shares, market, timestamp }) => ({
    from: exchange.pickAccount(),
    logs:
      prediction && random.chance(isPriceDue(market, timestamp) ? 0.9 : 0.5)
        ? createPredictionTransaction(random, prediction, { market, time: timestamp })
        : exchange.createTransaction(pools, shares),
  });
  const addEvents: Activity['addEvents'] = (txHash, state) => [
    ...addStakes(txHash, stakePool, state),
    ...addSales(txHash, launchpad, state),
    ...addMarketEvents(txHash, nftMarket, state),
    ...addTransfers(txHash, transferTokens),
    ...(nftStake ? createNftEvents(createRandom(Number(`0x${txHash.slice(12, 24)}`)), nftStake, state) : []),
  ];
  const blocks: ModelBlock[] = [];
  const mine = (count: number): void => {
    for (let index = 0; index < count; index += 1)
      blocks.push(createBlock(random, { createTransaction, addEvents }, blocks.at(-1)));
  };
  mine(1);
  return {
    blocks,
    mine,
    reorganise: (depth, length) => {
      blocks.length = Math.max(1, blocks.length - depth);
      mine(length);
    },
    replace: (length) => {
      blocks.length = 0;
      mine(1 + length);
    },
  };
}

type Activity = {
  createTransaction: CreateTransaction;
  /** Events beside those of a transaction; numbers of their own leave the chain of a seed as it was. */
  addEvents: (txHash: Hex, state: BlockState) => ModelLog[];
};

function createBlock(
  random: Random,
  { createTransaction, addEvents }: Activity,
  parent: ModelBlock | undefined,
): ModelBlock {
  const number = parent ? parent.number + 1 : 0;
  const hash = toHash(`${parent?.hash} ${random.next()}`);
  const state: BlockState = {
    number,
    timestamp: parent ? parent.timestamp + random.pick([0, 1, 3, 12, 60, 60, 60, 60, 60, 700]) : modelStart,
    pools: [...(parent?.pools ?? [])],
    shares: structuredClone(parent?.shares ?? {}),
    market: structuredClone(parent?.market ?? createModelMarket()),
    nfts: structuredClone(parent?.nfts ?? createModelNfts()),
    stakePools: structuredClone(parent?.stakePools ?? []),
    launchpad: structuredClone(parent?.launchpad ?? { sales: [], orders: [] }),
    nftMarkets: structuredClone(parent?.nftMarkets ?? createModelMarkets()),
  };
  const transactions: ModelBlock['transactions'] = [];
  const logs: ModelBlock['logs'] = [];
  const count = parent && random.chance(0.6) ? random.between(1, 3) : 0;
  for (let index = 0; index < count; index += 1) {
    const { from, logs: emitted } = createTransaction(state);
    const transaction = { hash: toHash(`${hash} ${index}`), from };
    transactions.push(transaction);
    for (const log of [...emitted, ...addEvents(transaction.hash, state)]) {
      logs.push({ ...log, logIndex: logs.length, transactionHash: transaction.hash });
    }
  }
  return {
    hash,
    parentHash: parent?.hash ?? toHash('nothing'),
    logsBloom: createBloom(logs),
    transactions,
    logs,
    ...state,
  };
}

/** Events of launch pools. */
function addStakes(
  txHash: Hex,
  sources: FurtherSources['stakePool'],
  { stakePools: pools, number: blockNumber, timestamp: time }: BlockState,
): ModelLog[] {
  const random = createRandom(Number(`0x${txHash.slice(-10)}`));
  if (sources === undefined || !random.chance(0.7)) return [];
  return createStakePoolTransaction(random, sources, { pools, at: { blockNumber, time } });
}

/** Events of token sales. */
function addSales(
  txHash: Hex,
  sources: FurtherSources['launchpad'],
  { launchpad, number: blockNumber, timestamp: time }: BlockState,
): ModelLog[] {
  const random = createRandom(Number(`0x${txHash.slice(32, 40)}`));
  if (sources === undefined || !random.chance(0.7)) return [];
  return createLaunchpadTransaction(random, sources, { launchpad, at: { blockNumber, time } });
}

/** Events of NFT markets and of their collections. */
function addMarketEvents(
  txHash: Hex,
  sources: FurtherSources['nftMarket'],
  { nftMarkets: state, number: blockNumber, timestamp: time }: BlockState,
): ModelLog[] {
  const random = createRandom(Number(`0x${txHash.slice(40, 50)}`));
  if (sources === undefined || !random.chance(0.6)) return [];
  return createNftMarketTransaction(random, sources, { state, at: { blockNumber, time } });
}

/** Transfers of listed tokens. */
function addTransfers(txHash: Hex, tokens: readonly Hex[]): ModelLog[] {
  const random = createRandom(Number(txHash.slice(0, 12)));
  return tokens.length > 0 && random.chance(0.5) ? createTransfers(random, tokens) : [];
}

function createBloom(logs: readonly ModelLog[]): Hex {
  let bloom = 0n;
  for (const value of logs.flatMap(({ address, topics }) => [address, ...topics])) {
    for (const bit of listBits(value)) bloom |= 1n << BigInt(bit);
  }
  return `0x${bloom.toString(16).padStart(512, '0')}`;
}

function toHash(text: string): Hex {
  return `0x${createHash('sha256').update(text).digest('hex')}`;
}
