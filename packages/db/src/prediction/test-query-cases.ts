import { large, toLargeAddress, toLargeHash } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { findBonusWeek } from './find-bonus-week.query.ts';
import { findRoundToClaim } from './find-round-to-claim.query.ts';
import { getMarketState } from './get-market-state.query.ts';
import { getWeekSums } from './get-week-sums.query.ts';
import { listAccountWeeks } from './list-account-weeks.query.ts';
import { listReportableEntries } from './list-reportable-entries.query.ts';
import { listEntriesOfTransaction } from './list-entries-of-transaction.query.ts';
import { listPositions } from './list-positions.query.ts';
import { listPriceCandles } from './list-price-candles.query.ts';
import { listResults } from './list-results.query.ts';
import { listRoundMoves } from './list-round-moves.query.ts';
import { listRounds } from './list-rounds.query.ts';
import { listUnresolvedBoundaries } from './list-unresolved-boundaries.query.ts';

const { chainId, genesis, roundCount } = large;
const account = toLargeAddress('player', 77);
const stranger = toLargeAddress('player', 1_000_000);
const week = { fromEpoch: 20_000, toEpoch: 22_015 };
const limit = 50;
const txHashes = (['swap', 'mint', 'burn', 'entry'] as const).map((thing) => toLargeHash(thing, 4_711));
const ownRounds = { rows: 600, reason: "an account's own 250 rounds, each with its stake" };

/** Calls of the prediction's queries. */
export const predictionQueryCases: QueryCases = {
  'find-bonus-week': (database) => [() => findBonusWeek(database, { chainId, week: 500 })],
  'find-round-to-claim': (database) => [
    { ...ownRounds, call: () => findRoundToClaim(database, { chainId, account }) },
  ],
  'get-market-state': (database) => [() => getMarketState(database, { chainId, openEpoch: 20_000 })],
  'get-week-sums': (database) => [
    {
      call: () => getWeekSums(database, { chainId, week: 10, first: 20_160, last: 22_175, ranks: 10 }),
      rows: 2_016,
      reason: "the fees of a week's rounds, which are so many at most",
    },
  ],
  'list-account-weeks': (database) => [() => listAccountWeeks(database, { chainId, account })],
  'list-reportable-entries': (database) => [() => listReportableEntries(database, { chainId, txHashes })],
  'list-entries-of-transaction': (database) => [
    () => listEntriesOfTransaction(database, { chainId, txHash: toLargeHash('entry', 7) }),
  ],
  'list-positions': (database) =>
    ([undefined, 'collectable', 'ended'] as const).flatMap((only) =>
      [account, stranger].map((player) => ({
        ...ownRounds,
        call: () => listPositions(database, { chainId, account: player, ...(only && { only }), limit }),
      })),
    ),
  'list-price-candles': (database) => [
    () =>
      listPriceCandles(database, {
        chainId,
        from: genesis + week.fromEpoch * 300,
        to: genesis + week.toEpoch * 300,
      }),
  ],
  'list-results': (database) => [() => listResults(database, { chainId, account, limit })],
  'list-round-moves': (database) =>
    [account, stranger].flatMap((player) =>
      [undefined, { blockNumber: 700_000, logIndex: 3 }].map(
        (cursor) => () =>
          listRoundMoves(database, { chainId, account: player, limit, ...(cursor && { cursor }) }),
      ),
    ),
  'list-rounds': (database) => [
    () =>
      listRounds(database, { chainId, genesis, account, fromEpoch: roundCount - limit, toEpoch: roundCount }),
  ],
  'list-unresolved-boundaries': (database) => [
    () => listUnresolvedBoundaries(database, { chainId, toBoundary: roundCount + 1, limit }),
  ],
};

/** The tables that stay small, each with its limit. */
export const predictionBoundedTables = {
  'chain.prediction_entries_paused': 'written by the operator',
  'chain.prediction_phase_pinned': 'written when the feed gets another phase',
  'chain.prediction_week_expired': 'a row a week',
  'chain.prediction_week_published': 'a row a week',
  'chain.prediction_week_vetoed': 'written by the operator',
};
