import type { Checkpoint } from '@tradewind/db/indexing/checkpoint';
import { getMarketState, type MarketState } from '@tradewind/db/prediction/get-market-state.query';
import { listRounds } from '@tradewind/db/prediction/list-rounds.query';
import { listUnresolvedBoundaries } from '@tradewind/db/prediction/list-unresolved-boundaries.query';
import type { RoundWithPricesRow } from '@tradewind/db/prediction/round-row';
import { computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { createBlockStore } from '../indexing/block-store.ts';
import type { ChainClock } from './chain-clock.ts';
import type { Market } from './market.ts';

/** Rounds before and after the open one, which is at the carousel's index 5. */
const roundsBefore = 5;
const roundsAfter = 2;
/** Maximum count of unproven boundaries. */
const maxUnresolved = 100;
/** Snapshots of one block: the open epoch changes with chain time. */
const keptSnapshots = 2;

/** The index's data of one block. */
export type MarketSnapshot = {
  checkpoint: Checkpoint;
  openEpoch: number;
  state: MarketState;
  rounds: RoundWithPricesRow[];
  /** Boundaries that have passed, with stakes beside them, and are not proven. */
  unresolved: number[];
};

/** A snapshot with the chain time of its view. */
export type MarketView = MarketSnapshot & { time: number; market: Market };

export type MarketReader = {
  /** The market now: the tables are read once a block, with any number of requests. */
  read: (market: Market) => Promise<MarketView>;
};

type ReaderDeps = Pick<ApiDeps, 'database'> & { chain: Chain; clock: ChainClock };

export function createMarketReader(deps: ReaderDeps): MarketReader {
  const { clock } = deps;
  const { index } = deps.chain;
  const store = createBlockStore<MarketSnapshot>(index, { maxWeight: keptSnapshots, measure: () => 1 });
  return {
    read: async (market) => {
      const checkpoint = await index.get();
      clock.see(checkpoint);
      const time = clock.now() ?? checkpoint.blockTimestamp;
      const openEpoch = computeOpenEpoch(market.genesis, time);
      const { value } = await store.get(String(openEpoch), () => readSnapshot(deps, market, openEpoch));
      return { ...value, time, market };
    },
  };
}

async function readSnapshot(
  { chain: { chainId, index }, database }: ReaderDeps,
  { genesis }: Market,
  openEpoch: number,
): Promise<MarketSnapshot> {
  const checkpoint = await index.get();
  const [state, rounds, unresolved] = await Promise.all([
    getMarketState(database, { chainId, openEpoch }),
    listRounds(database, {
      chainId,
      genesis,
      fromEpoch: Math.max(0, openEpoch - roundsBefore),
      toEpoch: openEpoch + roundsAfter,
    }),
    listUnresolvedBoundaries(database, { chainId, toBoundary: openEpoch - 1, limit: maxUnresolved }),
  ]);
  return { checkpoint, openEpoch, state, rounds, unresolved };
}
