import { translate } from '../translate.ts';

export const chart = translate('chart', {
  notice: 'TradingView Lightweight Charts™ Copyright (c) 2025 TradingView, Inc.',
  maker: 'tradingview.com',
});
