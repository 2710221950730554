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

type Position = Pick<MarketSnapshot, 'checkpoint' | 'openEpoch'>;
type ReaderDeps = Pick<ApiDeps, 'config' | 'database'> & { clock: ChainClock };

export function createMarketReader(deps: ReaderDeps): MarketReader {
  let latest: { key: string; snapshot: Promise<MarketSnapshot> } | undefined;

  function ask(market: Market, key: string, position: Position): Promise<MarketSnapshot> {
    const asked = { key, snapshot: readSnapshot(deps, market, position) };
    const forget = () => latest === asked && (latest = undefined);
    // What failed is asked again, and so is what the index wrote into while it was read.
    const keepIfWhole = async () =>
      (await getCheckpoint(deps)).blockHash === position.checkpoint.blockHash || forget();
    asked.snapshot.then(keepIfWhole).catch(forget);
    latest = asked;
    return asked.snapshot;
  }

  return {
    read: async (market) => {
      const checkpoint = await getCheckpoint(deps);
      deps.clock.see(checkpoint);
      const time = deps.clock.now() ?? checkpoint.blockTimestamp;
      const openEpoch = computeOpenEpoch(market.genesis, time);
      const key = `${checkpoint.blockHash} ${openEpoch}`;
      const snapshot = latest?.key === key ? latest.snapshot : ask(market, key, { checkpoint, openEpoch });
      return { ...(await snapshot), time, market };
    },
  };
}

async function readSnapshot(
  { config: { chainId }, database }: ReaderDeps,
  { genesis }: Market,
  { checkpoint, openEpoch }: Position,
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
