import type { FeedPriceRow } from '@tradewind/db/prediction/feed-price';
import type {
  BoundaryRow,
  PositionRow,
  RoundRow,
  RoundWithPricesRow,
} from '@tradewind/db/prediction/round-row';
import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { computeMultiplierE18, computePayout } from '@tradewind/rules/prediction/payout';
import {
  computeAccountRoundStatus,
  computeJoinedStatus,
  computeRoundStatus,
  type RoundStatus,
} from '@tradewind/rules/prediction/status';
import type { WireRound } from '@tradewind/schema/prediction/round';
import type { MarketView } from './market-reader.ts';
import { toWholeCoins, toWholePrice } from './whole-amount.ts';

/** What of a view a round is shown by. */
type Scene = Pick<MarketView, 'market' | 'time' | 'state'>;

/** An account's part in a round; `isCollecting` is of the request, and over once the index has the claim. */
export type OwnPart = { position: PositionRow | null; isCollecting: boolean };

type BoundaryPrice = { price: bigint; oracleRound: bigint };

const nobody: OwnPart = { position: null, isCollecting: false };

/** A round as it is shown to an account, or to nobody in particular. */
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
  const close = findPrice(scene, round.close, round.closeFeed, computeLockTime(genesis, epoch + 1));
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
    lockedPrice: lock ? toWholePrice(lock.price) : null,
    closedPrice: close ? toWholePrice(close.price) : null,
    profit: toProfit(status, lock, close ?? toLatest(status, scene)),
    bonus: '0',
    amount: toWholeCoins(position && joinedStatus === 2 ? computePayout(position, round, outcome) : 0n),
    openBlock: round.lock?.blockNumber ?? null,
    closeBlock: round.close?.blockNumber ?? null,
    outcome,
    lockOracleRound: lock?.oracleRound.toString() ?? null,
    closeOracleRound: close?.oracleRound.toString() ?? null,
    entryCount,
    isCollecting: isCollecting && position?.claim === null,
  };
}

/** What a round's stakes come to: all of them, and what one coin on each side would bring. */
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

/** What was proven of a boundary; before that what the feed has said, which is what can be proven. */
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

/** What a round that has not closed is compared with. */
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
