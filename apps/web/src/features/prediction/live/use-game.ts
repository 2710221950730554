import { computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { useChainGame } from './chain-game.query.ts';
import type { Market } from './market.ts';
import { useLiveGame } from './live-store.ts';
import { mergeRounds } from './merge-rounds.ts';
import type { FeedPrice, Round } from './round.ts';
import { useIndexedRounds } from './rounds.query.ts';

/** The number of rounds that are shown before and after the open one. */
const roundsBefore = 5;
const roundsAfter = 2;

/** The state of the game at one second of the chain. */
export type Game = {
  readonly genesis: number;
  /** Chain seconds; undefined while the chain time is unknown. */
  readonly now: number | undefined;
  readonly openEpoch: number | undefined;
  /** Oldest first: five before the open one, the open one, two after. */
  readonly rounds: Reading<readonly Round[]>;
  readonly feedPrice: FeedPrice | undefined;
  readonly isPaused: boolean;
  /** The server lists no rounds. */
  readonly isUnderMaintenance: boolean;
  readonly isChainAway: boolean;
  readonly isIndexAway: boolean;
  readonly retry: () => void;
  readonly isRetrying: boolean;
};

/** The one place that merges chain, index and hub into the displayed game. */
export function useGame({ genesis }: Market, account: Address | undefined): Game {
  const now = useChainTime();
  const openEpoch = now === undefined ? undefined : computeOpenEpoch(Number(genesis), now);
  const epochs = useMemo(() => listEpochs(openEpoch), [openEpoch]);
  const past = useMemo(() => epochs.slice(0, roundsBefore + 1), [epochs]);
  const chain = useChainGame(account, past);
  const indexed = useIndexedRounds(account);
  const published = useLiveGame((state) => state.price);
  const rounds = useMemo(
    () => mergeRounds({ chain: chain.game, indexed, epochs, openEpoch: openEpoch ?? 0 }),
    [chain.game, indexed, epochs, openEpoch],
  );
  const known = findValue(chain.game);
  return {
    genesis: Number(genesis),
    now,
    openEpoch,
    rounds,
    feedPrice: findNewer(known?.feedPrice, published),
    isPaused: known?.isPaused ?? false,
    isUnderMaintenance: indexed.state === 'value' && indexed.value.length === 0,
    isChainAway: chain.game.state === 'unknown' || chain.game.state === 'stale',
    isIndexAway: indexed.state === 'unknown' || indexed.state === 'stale',
    retry: chain.retry,
    isRetrying: chain.isRetrying,
  };
}

function listEpochs(openEpoch: number | undefined): number[] {
  if (openEpoch === undefined) return [];
  const first = Math.max(0, openEpoch - roundsBefore);
  return Array.from({ length: openEpoch + roundsAfter - first + 1 }, (_, index) => first + index);
}

function findNewer(a: FeedPrice | undefined, b: FeedPrice | undefined): FeedPrice | undefined {
  return a && b ? (b.at > a.at ? b : a) : (a ?? b);
}
