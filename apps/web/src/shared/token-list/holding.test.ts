import { expect, it } from 'vitest';
import type { Currency } from './currency.ts';
import { toCurrencyId } from './currency.ts';
import { computeAccountValue, isSmall, listHoldings } from './holding.ts';
import { toAddress } from '../../../test-support/known.ts';

const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const token = (digit: string, symbol: string): Currency => ({
  kind: 'token',
  chainId: 31_337,
  address: toAddress(digit),
  symbol,
  name: symbol,
  decimals: 18,
});
const [dear, cheap, dust, zebra, ape, empty, silent] = [
  token('1', 'DEAR'),
  token('2', 'CHEAP'),
  token('3', 'DUST'),
  token('4', 'ZEBRA'),
  token('5', 'APE'),
  token('6', 'EMPTY'),
  token('7', 'SILENT'),
] as const;
const unit = 10n ** 18n;

/** Dollars × 10^18 of a whole unit. */
const prices = new Map<Currency, bigint>([
  [native, 600n * unit],
  [dear, 1000n * unit],
  [cheap, unit],
  [dust, unit / 100n],
]);
const findUsd = (currency: Currency, raw: bigint) => {
  const price = prices.get(currency);
  return price === undefined ? undefined : (raw * price) / unit;
};
const balances = new Map(
  ([native, dear, cheap, dust, zebra, ape] as const).map((currency) => [toCurrencyId(currency), unit]),
);
const all = [native, zebra, dust, ape, cheap, empty, silent, dear];

it('[WAL-03] given balances, then the most valuable is first, and those without a price are last by name', () => {
  const known = new Map([...balances, [toCurrencyId(empty), 0n]]);
  const listed = listHoldings(all, known, findUsd).map(({ currency }) => currency.symbol);
  expect(listed).toEqual(['DEAR', 'BNB', 'CHEAP', 'DUST', 'APE', 'ZEBRA']);
});

it('given no native coin, then it is listed with 0, for it pays the fees, and is never hidden as small', () => {
  const [only] = listHoldings(all, new Map([[toCurrencyId(native), 0n]]), findUsd);
  expect(only).toEqual({ currency: native, raw: 0n, valueUsdE18: 0n });
  expect(isSmall(only!)).toBe(false);
});

it('given values around a dollar, then only a known value below it is small', () => {
  const small = listHoldings(all, balances, findUsd).filter(isSmall);
  expect(small.map(({ currency }) => currency)).toEqual([dust]);
});

it('given balances without a price or an answer, then the sum counts them beside the known values', () => {
  const unread = { unreadCount: 1, unreadNetworks: ['Polygon'] };
  expect(computeAccountValue(listHoldings(all, balances, findUsd), unread)).toEqual({
    totalUsdE18: 1601n * unit + unit / 100n,
    unpricedCount: 2,
    ...unread,
  });
});
