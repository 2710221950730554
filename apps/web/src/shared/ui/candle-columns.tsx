import type { ReactNode } from 'react';
import type { Column } from './data-table.tsx';

type PricesOf<Price> = {
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
};
type CandleText = Readonly<Record<'time' | keyof PricesOf<unknown>, string>>;

/** The columns of the data of a candle chart: its time, then the four prices. */
export function createCandleColumns<Price, Candle extends PricesOf<Price>>(
  text: CandleText,
  renderTime: (candle: Candle) => ReactNode,
  formatPrice: (price: Price) => string,
): readonly Column<Candle>[] {
  const prices = ['open', 'high', 'low', 'close'] as const;
  return [
    { key: 'time', label: text.time, isTitle: true, render: renderTime },
    ...prices.map((key) => ({
      key,
      label: text[key],
      isFigure: true,
      render: (candle: Candle) => formatPrice(candle[key]),
    })),
  ];
}
