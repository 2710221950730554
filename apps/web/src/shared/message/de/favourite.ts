export const favourite = {
  star: (symbol: string) => `${symbol} merken`,
  about: (symbol: string) => `Über ${symbol}`,
};
