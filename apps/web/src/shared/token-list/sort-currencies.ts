import { type Currency, toCurrencyId } from './currency.ts';

export type SortOrder = 'descending' | 'ascending';

const names = new Intl.Collator();

/**
 * By balance (in whole units, unknown ones as 0), then name; the
 * native coin stays first. Descending shows the largest balance first.
 */
export function sortCurrencies(
  currencies: readonly Currency[],
  balances: ReadonlyMap<string, bigint>,
  order: SortOrder,
): Currency[] {
  const direction = order === 'descending' ? 1 : -1;
  // Computed once per entry, not per comparison: lists have thousands of entries.
  const ranked = currencies.map((currency) => ({ currency, balance: toE18(currency, balances) }));
  ranked.sort((a, b) => {
    if (a.currency.kind !== b.currency.kind) return a.currency.kind === 'native' ? -1 : 1;
    if (a.balance !== b.balance) return a.balance > b.balance ? -direction : direction;
    return direction * names.compare(a.currency.name, b.currency.name);
  });
  return ranked.map(({ currency }) => currency);
}

/** Balances of tokens with different decimals, made comparable. */
function toE18(currency: Currency, balances: ReadonlyMap<string, bigint>): bigint {
  const balance = balances.get(toCurrencyId(currency)) ?? 0n;
  if (balance === 0n) return 0n;
  return currency.decimals <= 18
    ? balance * 10n ** BigInt(18 - currency.decimals)
    : balance / 10n ** BigInt(currency.decimals - 18);
}
