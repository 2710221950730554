import { type Currency, toCurrencyId } from './currency.ts';

export type SortOrder = 'descending' | 'ascending';

/**
 * By balance (in whole units, unknown ones as none), then name; the native coin stays first.
 * Descending shows the largest balance first.
 */
export function sortCurrencies(
  currencies: readonly Currency[],
  balances: ReadonlyMap<string, bigint>,
  order: SortOrder,
): Currency[] {
  const direction = order === 'descending' ? 1 : -1;
  return currencies.toSorted((a, b) => {
    if (a.kind !== b.kind) return a.kind === 'native' ? -1 : 1;
    return direction * (compareBalances(a, b, balances) || a.name.localeCompare(b.name));
  });
}

function compareBalances(a: Currency, b: Currency, balances: ReadonlyMap<string, bigint>): number {
  const [balanceA, balanceB] = [a, b].map((currency) => toE18(currency, balances));
  if (balanceA === balanceB || balanceA === undefined || balanceB === undefined) return 0;
  return balanceA > balanceB ? -1 : 1;
}

/** Balances of tokens with different decimals, made comparable. */
function toE18(currency: Currency, balances: ReadonlyMap<string, bigint>): bigint {
  const balance = balances.get(toCurrencyId(currency)) ?? 0n;
  return currency.decimals <= 18
    ? balance * 10n ** BigInt(18 - currency.decimals)
    : balance / 10n ** BigInt(currency.decimals - 18);
}
