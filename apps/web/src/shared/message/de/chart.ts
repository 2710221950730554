import type { chart as english } from '../en/chart.ts';
import type { German } from './german.ts';

/** The words are those of the chart’s licence. */
export const chart = {
  notice: 'TradingView Lightweight Charts™ Copyright (c) 2025 TradingView, Inc.',
  maker: 'tradingview.com',
} satisfies German<typeof english>;
