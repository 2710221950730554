import type { Checkpoint } from '@tradewind/db/indexing/find-checkpoint.query';
import { getMarketState, type MarketState } from '@tradewind/db/prediction/get-market-state.query';
import { listRounds } from '@tradewind/db/prediction/list-rounds.query';
import { listUnresolvedBoundaries } from '@tradewind/db/prediction/list-unresolved-boundaries.query';
import type { RoundWithPricesRow } from '@tradewind/db/prediction/round-row';
import { computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import type { ApiDeps } from '../deps.ts';
import { getCheckpoint } from '../indexing/get-checkpoint.ts';
import type { ChainClock } from './chain-clock.ts';
import type { Market } from './market.ts';

/** Rounds shown before and after the open one: it is at the carousel's index 5. */
const roundsBefore = 5;
const roundsAfter = 2;
/** Past these the count of boundaries without a proof says only that there are many. */
const maxUnresolved = 100;

/** What the index knew at one block. */
export type MarketSnapshot = {
  checkpoint: Checkpoint;
  openEpoch: number;
  state: MarketState;
  rounds: RoundWithPricesRow[];
  /** Boundaries that are over, with stakes beside them, and not proven. */
  unresolved: number[];
};

/** A snapshot with the chain time at which it is looked at. */
export type MarketView = MarketSnapshot & { time: number; market: Market };

export type MarketReader = {
  /** The market now: the tables are read once a block, however many ask. */
  read: (market: Market) => Promise<MarketView>;
};

type ReaderDeps = Pick<ApiDeps, 'config' | 'database'> & { clock: ChainClock };

export function createMarketReader(deps: ReaderDeps): MarketReader {
  let latest: { key: string; snapshot: Promise<MarketSnapshot> } | undefined;
  return {
    read: async (market) => {
      const checkpoint = await getCheckpoint(deps);
      deps.clock.see(checkpoint);
      const time = deps.clock.now() ?? checkpoint.blockTimestamp;
      const openEpoch = computeOpenEpoch(market.genesis, time);
      const key = `${checkpoint.blockHash} ${openEpoch}`;
      if (latest?.key !== key) {
        const asked = { key, snapshot: readSnapshot(deps, market, { checkpoint, openEpoch }) };
        latest = asked;
        // What failed is asked again.
        asked.snapshot.catch(() => latest === asked && (latest = undefined));
      }
      return { ...(await latest.snapshot), time, market };
    },
  };
}

async function readSnapshot(
  { config: { chainId }, database }: ReaderDeps,
  { genesis }: Market,
  { checkpoint, openEpoch }: Pick<MarketSnapshot, 'checkpoint' | 'openEpoch'>,
): Promise<MarketSnapshot> {
  const [state, rounds, unresolved] = await Promise.all([
    getMarketState(database, { chainId }),
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
