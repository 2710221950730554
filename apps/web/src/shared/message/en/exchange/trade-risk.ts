export const tradeRisk = {
  sandwichNotice: (amount: string) => `Trades around yours could take up to ${amount}.`,
  tax: 'Token tax',
  aboutTax:
    'What the token itself keeps of a transfer, found by simulating that somebody buys and sells it. It is no fee of the exchange.',
  noTax: 'None found',
  taxOf: (symbol: string, buy: string, sell: string) => `${symbol}: buy ${buy}, sell ${sell}`,
  taxUnknown: (symbol: string) => `${symbol}: unknown`,
  cannotBeSold: (symbol: string) => `${symbol} cannot be sold`,
  cannotBeSoldText: (symbol: string, reason: string) =>
    `A simulation bought ${symbol} and could not sell it again${reason}. Whoever buys it may never get anything back for it.`,
  cannotBeBought: (symbol: string) => `${symbol} cannot be bought`,
  cannotBeBoughtText: (reason: string) => `A simulated purchase failed${reason}.`,
  because: (reason: string) => ` (${reason})`,
  taxAboveSlippage: (symbol: string, tax: string, slippage: string) =>
    `${symbol} keeps ${tax} of the transfer, more than your slippage tolerance of ${slippage} allows. The swap would fail.`,
  taxNotExact: (symbol: string, tax: string) =>
    `${symbol} keeps ${tax} of the transfer, so nobody can promise an exact amount of it. Enter the amount that you sell instead.`,
  setSlippage: (slippage: string) => `Use ${slippage}`,
  sandwich: 'Sandwich risk',
  aboutSandwich:
    'Others see a trade before it is included and can buy before it and sell after it. This is the most that it takes from you, your limits kept.',
  noSandwich: 'None pays off',
  atMost: (amount: string) => `up to ${amount}`,
  inUsd: (usd: string) => `(${usd})`,
  sandwichUnknown: 'the network did not tell what a transaction costs',
  suggested: 'Suggested slippage',
  aboutSuggested: 'The largest tolerance at which trading around yours does not pay, at least 0.1%.',
};
