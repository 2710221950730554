export const chart = {
  notice: 'TradingView Lightweight Charts™ Copyright (c) 2025 TradingView, Inc.',
  maker: 'tradingview.com',
};
