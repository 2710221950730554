import { computeLockTime } from '@tradewind/rules/prediction/grid';
import type { Pnl } from '@tradewind/rules/prediction/pnl';
import type { WirePnl } from '@tradewind/schema/prediction/pnl';
import type { Market } from './market.ts';
import { toWholeCoins, toWholePercent, toWholeValue } from './whole-amount.ts';

/** The PNL in the specification's fields, in US dollars at the feed's last price. */
export function toWirePnl(
  { won, lost, entered, net, averageNet, averageStake, best, curve }: Pnl,
  { genesis }: Market,
  price: bigint | undefined,
): WirePnl {
  const toAmount = (wei: bigint) => ({ amount: toWholeCoins(wei), price: toWholeValue(wei, price) });
  const toShare = ({ count, amount }: Pnl['won']) => ({
    total: count,
    percent: toWholePercent(count, entered.count),
    ...toAmount(amount),
  });
  return {
    won: toShare(won),
    lost: toShare(lost),
    entered: toShare(entered),
    wonPercent: {
      percent: toWholePercent(won.count, won.count + lost.count),
      totalWon: won.count,
      totalLost: lost.count,
    },
    netResult: toAmount(net),
    avgReturn: toAmount(averageNet),
    avgPositionEntered: toAmount(averageStake),
    bestRound: best
      ? { roundId: best.epoch, payout: toWholeCoins(best.payout), ...toAmount(best.net) }
      : null,
    curve: curve.map((point) => ({
      roundId: point.epoch,
      at: computeLockTime(genesis, point.epoch),
      net: toWholeCoins(point.net),
    })),
  };
}
