import type { CandleRow } from '@tradewind/db/exchange/list-candles.query';
import type { WireCandle } from '@tradewind/schema/exchange/candle';

/**
 * Reverses the order to oldest first. A candle opens at the previous close; the oldest row of a full page only
 * provides that.
 */
export function toWireCandles(rows: readonly CandleRow[], limit: number): WireCandle[] {
  return rows
    .slice(0, limit)
    .map((candle, index) => toWireCandle(candle, rows[index + 1]))
    .toReversed();
}

function toWireCandle(candle: CandleRow, before: CandleRow | undefined): WireCandle {
  const openE36 = before?.closeE36 ?? candle.openE36;
  const isUnvalued = candle.swapCount > 0 && candle.volumeUsdE18 === 0n;
  return {
    time: candle.startsAt,
    openE36: openE36.toString(),
    highE36: (openE36 > candle.highE36 ? openE36 : candle.highE36).toString(),
    lowE36: (openE36 < candle.lowE36 ? openE36 : candle.lowE36).toString(),
    closeE36: candle.closeE36.toString(),
    volume0: candle.volume0.toString(),
    volume1: candle.volume1.toString(),
    volumeUsdE18: isUnvalued ? null : candle.volumeUsdE18.toString(),
  };
}
