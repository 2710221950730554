import { computeLockTime, computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import type {
  predictionCalculatingSchema,
  predictionJoinedSchema,
  predictionLiveSchema,
  predictionReloadSchema,
  serverTimeSchema,
} from '@tradewind/schema/prediction/live-events';
import type { WireRound } from '@tradewind/schema/prediction/round';
import type { z } from 'zod';
import type { OutgoingEvent } from '../../hub/event/outgoing-event.ts';
import type { Market } from '../market.ts';
import type { MarketView } from '../market-reader.ts';
import { toWireRound, toWireStakes } from '../to-wire-round.ts';
import { toWholeCoins, toWholePrice } from '../whole-amount.ts';

/** An event of a market, for the topic of its chain. */
export type MarketEvent = Omit<OutgoingEvent, 'topic'>;

/** The time until the open round locks. */
export function toServerTime({ genesis }: Market, now: number, paused: boolean): MarketEvent {
  const epoch = computeOpenEpoch(genesis, now);
  const lockAt = computeLockTime(genesis, epoch);
  const left = lockAt - now;
  const extraData: z.infer<typeof serverTimeSchema> = {
    now,
    epoch,
    lockAt,
    Mins: Math.floor(left / 60),
    Secs: left % 60,
    paused,
  };
  return { target: 'server_time', extraData, isReplaceable: true };
}

/** The live round at the latest price; `stale` where the price is older than its maximum delay. */
export function toLive(view: MarketView): MarketEvent {
  const { market, state, time, openEpoch, rounds } = view;
  const live = rounds.find(({ epoch }) => epoch === openEpoch - 1);
  const { lastPrice } = state;
  const wire = live && toWireRound(live, view);
  const extraData: z.infer<typeof predictionLiveSchema> = {
    roundId: openEpoch - 1,
    LastPrice: lastPrice && toWholePrice(lastPrice.answer),
    Profit: wire?.profit ?? null,
    PrizePool: wire?.prizePool ?? '0',
    UpPayout: wire?.upPayout ?? null,
    DownLayout: wire?.downPayout ?? null,
    GroupPool: wire?.prizePool ?? '0',
    oracleRound: lastPrice && lastPrice.roundId.toString(),
    priceAt: lastPrice && lastPrice.updatedAt,
    stale: lastPrice === null || time - lastPrice.updatedAt > market.maxDelay,
  };
  return { target: 'prediction_live', extraData, isReplaceable: true };
}

export type Stakes = { epoch: number; totalUp: bigint; totalDown: bigint; count: number };

/** The stakes of a round after entries. */
export function toJoined({ epoch, totalUp, totalDown, count }: Stakes): MarketEvent {
  const { prizePool, upPayout, downPayout } = toWireStakes({ totalUp, totalDown });
  const extraData: z.infer<typeof predictionJoinedSchema> = {
    roundId: epoch,
    groupPool: prizePool,
    prizePool,
    upPayout,
    downLayout: downPayout,
    totalUp: toWholeCoins(totalUp),
    totalDown: toWholeCoins(totalDown),
    n: count,
  };
  return { target: 'prediction_joined', extraData, isReplaceable: false };
}

/** The newest boundary that has passed and is not proven; undefined where all are. */
export function findCalculating({ market, unresolved }: MarketView): MarketEvent | undefined {
  const boundary = unresolved.at(-1);
  if (boundary === undefined) return undefined;
  const since = computeLockTime(market.genesis, boundary);
  const extraData: z.infer<typeof predictionCalculatingSchema> = {
    roundId: boundary - 1,
    boundary,
    since,
    deadline: since + market.maxDelay,
    unresolved,
  };
  return { target: 'prediction_calculating', extraData, isReplaceable: true };
}

export type ReloadReason = z.infer<typeof predictionReloadSchema>['reason'];

/** Changed rounds in their public form; null where any may have changed. */
export function toReload(reason: ReloadReason, rounds: WireRound[] | null): MarketEvent {
  const extraData: z.infer<typeof predictionReloadSchema> = { reason, rounds };
  return { target: 'prediction_reload', extraData, isReplaceable: false };
}
