import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { messages } from '../../../shared/message/messages.ts';
import { formatPlaces } from '../amount.ts';
import { findPrice } from '../live/boundary.ts';
import type { Round } from '../live/round.ts';

const text = messages.prediction;

/** A position on the chart, at the candle of its live round. */
export type ChartEntry = { readonly startsAt: number; readonly isUp: boolean; readonly label: string };

/** The rounds' data on the chart. */
export type ChartRounds = {
  /** The lock time of the open round. */
  readonly lockAt: number;
  /** The locked price of the live round; its candle opens there. */
  readonly lockPrice: bigint | undefined;
  readonly entries: readonly ChartEntry[];
};

export function toChartRounds(rounds: readonly Round[], genesis: number, openEpoch: number): ChartRounds {
  const live = rounds.find(({ epoch }) => epoch === openEpoch - 1);
  return {
    lockAt: computeLockTime(genesis, openEpoch),
    lockPrice: live && findPrice(live.lock),
    entries: rounds.flatMap(({ epoch, position }) => {
      if (!position || epoch >= openEpoch) return [];
      const side = position.isUp ? text.up : text.down;
      const label = `${side} ${formatPlaces(position.amount).replace(/\.?0+$/, '')}`;
      return [{ startsAt: computeLockTime(genesis, epoch), isUp: position.isUp, label }];
    }),
  };
}
