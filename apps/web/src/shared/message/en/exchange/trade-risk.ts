import { translate } from '../../translate.ts';

export const tradeRisk = translate('tradeRisk', {
  sandwichNotice: (amount: string) => `Trades around yours could take up to ${amount}.`,
  tax: 'Token tax',
  aboutTax: 'What the token itself keeps of a transfer, by a simulated trade. It is no fee of the exchange.',
  noTax: 'None found',
  taxOf: (symbol: string, buy: string, sell: string) => `${symbol}: buy ${buy}, sell ${sell}`,
  taxUnknown: (symbol: string) => `${symbol}: unknown`,
  cannotBeSold: (symbol: string) => `${symbol} cannot be sold`,
  cannotBeSoldText: (symbol: string, reason: string) =>
    `A simulation bought ${symbol} and could not sell it again${reason}. Whoever buys it may never get anything back.`,
  cannotBeBought: (symbol: string) => `${symbol} cannot be bought`,
  cannotBeBoughtText: (reason: string) => `A simulated purchase failed${reason}.`,
  because: (reason: string) => ` (${reason})`,
  taxAboveSlippage: (symbol: string, tax: string, slippage: string) =>
    `${symbol} keeps ${tax} of the transfer. Your slippage tolerance allows ${slippage}. The swap would fail.`,
  taxNotExact: (symbol: string, tax: string) =>
    `${symbol} keeps ${tax} of the transfer. Nobody can promise an exact amount of it. Enter the amount that you sell instead.`,
  notExactly: (symbol: string) =>
    `${symbol} keeps a part of each transfer. Nobody can promise an exact amount for it.`,
  setSlippage: (slippage: string) => `Use ${slippage}`,
  sandwich: 'Sandwich risk',
  aboutSandwich:
    'Others can see your trade early, buy before it and sell after. Within your limits this is the most you can lose.',
  noSandwich: 'None found',
  atMost: (amount: string) => `up to ${amount}`,
  inUsd: (usd: string) => `(${usd})`,
  sandwichUnknown: 'the network did not tell what a transaction costs',
  suggested: 'Suggested slippage',
  aboutSuggested: 'The largest tolerance at which trading around yours does not pay. At least 0.1%.',
});
