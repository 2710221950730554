export const fiat = {
  noPrice: (symbol: string) => `${symbol} has no price here`,
  lost: (value: string) => `${value} lost`,
  unreachable: 'the prices could not be read',
  age: (minutes: number) => (minutes === 1 ? 'price 1 minute old' : `price ${minutes} minutes old`),
};
