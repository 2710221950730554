import type { FeedPriceRow } from '@tradewind/db/prediction/feed-price';
import type {
  BoundaryRow,
  PositionRow,
  RoundRow,
  RoundWithPricesRow,
} from '@tradewind/db/prediction/round-row';
import { computeLockTime, roundSeconds } from '@tradewind/rules/prediction/grid';
import { computeMultiplierE18, computePayout } from '@tradewind/rules/prediction/payout';
import {
  computeAccountRoundStatus,
  computeJoinedStatus,
  computeRoundStatus,
  type RoundStatus,
} from '@tradewind/rules/prediction/status';
import type { WireBoundary } from '@tradewind/schema/prediction/boundary';
import type { WireRound } from '@tradewind/schema/prediction/round';
import type { MarketView } from './market-reader.ts';
import { toWholeCoins, toWholePrice } from './whole-amount.ts';

/** The part of a view that a round needs. */
type Scene = Pick<MarketView, 'market' | 'time' | 'state'>;

/**
 * An account's part in a round; `isCollecting` belongs to the request, and ends once the index has the claim.
 */
export type OwnPart = { position: PositionRow | null; isCollecting: boolean };

type BoundaryPrice = { price: bigint; oracleRound: bigint };

const nobody: OwnPart = { position: null, isCollecting: false };

/** A round in the form for an account, or without one. */
export function toWireRound(
  round: RoundRow & Partial<RoundWithPricesRow>,
  scene: Scene,
  { position, isCollecting }: OwnPart = nobody,
): WireRound {
  const { epoch, outcome, totalUp, totalDown, entryCount } = round;
  const { genesis } = scene.market;
  const status = computeRoundStatus(
    { epoch, outcome, hasStakes: entryCount > 0 },
    { genesis, time: scene.time, isEntered: position !== null },
  );
  const startTime = computeLockTime(genesis, epoch);
  const lock = findPrice(scene, round.lock, round.lockFeed, startTime);
  const close = findPrice(scene, round.close, round.closeFeed, startTime + roundSeconds);
  const joinedStatus = position && (computeJoinedStatus(position, outcome, position.claim !== null) ?? null);
  return {
    id: epoch,
    status,
    startTime,
    ...toWireStakes(round),
    totalUp: toWholeCoins(totalUp),
    totalDown: toWholeCoins(totalDown),
    yourPosition: position && toWholeCoins(position.isUp ? position.amount : -position.amount),
    joinedStatus,
    roundStatus: computeAccountRoundStatus(status, position ?? undefined, outcome) ?? null,
    ...toWireLock(round.lock, lock),
    ...toWireClose(round.close, close),
    profit: toProfit(status, lock, close ?? toLatest(status, scene)),
    bonus: '0',
    amount: toWholeCoins(position && joinedStatus === 2 ? computePayout(position, round, outcome) : 0n),
    outcome,
    entryCount,
    isCollecting: isCollecting && position?.claim === null,
  };
}

/** A round's stakes: the totals, and the payout of one coin on each side. */
export function toWireStakes(
  totals: Pick<RoundRow, 'totalUp' | 'totalDown'>,
): Pick<WireRound, 'prizePool' | 'upPayout' | 'downPayout'> {
  const [up, down] = [true, false].map((isUp) => computeMultiplierE18(totals, isUp));
  return {
    prizePool: toWholeCoins(totals.totalUp + totals.totalDown),
    upPayout: up === undefined ? null : toWholeCoins(up),
    downPayout: down === undefined ? null : toWholeCoins(down),
  };
}

/** The proven price of a boundary; before the proof the feed's provable price. */
function findPrice(
  { market }: Scene,
  proven: BoundaryRow | null,
  said: FeedPriceRow | null | undefined,
  time: number,
): BoundaryPrice | undefined {
  if (proven) return proven.isPriced ? proven : undefined;
  const isPrice = said && said.answer > 0n && said.updatedAt <= time + market.maxDelay;
  return isPrice ? { price: said.answer, oracleRound: said.roundId } : undefined;
}

type Shown = BoundaryPrice | undefined;

/** The lock fields of a round; `shown` is the price, proven or provable. */
function toWireLock(proven: BoundaryRow | null, shown: Shown) {
  return {
    lock: toWireBoundary(proven, shown),
    lockedPrice: shown ? toWholePrice(shown.price) : null,
    lockOracleRound: shown?.oracleRound.toString() ?? null,
    openBlock: proven?.blockNumber ?? null,
  };
}

/** The close fields of a round. */
function toWireClose(proven: BoundaryRow | null, shown: Shown) {
  return {
    close: toWireBoundary(proven, shown),
    closedPrice: shown ? toWholePrice(shown.price) : null,
    closeOracleRound: shown?.oracleRound.toString() ?? null,
    closeBlock: proven?.blockNumber ?? null,
  };
}

function toWireBoundary(proven: BoundaryRow | null, shown: Shown): WireBoundary {
  const price = shown ? toWholePrice(shown.price) : null;
  if (proven === null) return { state: 'unresolved', said: price };
  return price === null ? { state: 'void' } : { state: 'priced', price };
}

/** The reference price of a round that has not closed. */
function toLatest(status: RoundStatus, { state: { lastPrice } }: Scene): { price: bigint } | undefined {
  return lastPrice && (status === 3 || status === 4) ? { price: lastPrice.answer } : undefined;
}

function toProfit(
  status: RoundStatus,
  lock: { price: bigint } | undefined,
  latest: { price: bigint } | undefined,
): string | null {
  if (status === 6) return '0';
  return lock && latest ? toWholePrice(latest.price - lock.price) : null;
}
