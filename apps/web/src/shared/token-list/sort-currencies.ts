import { type Currency, toCurrencyId } from './currency.ts';

export type SortOrder = 'descending' | 'ascending';

const names = new Intl.Collator();

/**
 * By the value of the balance, then its whole units, then name. An unknown value or balance counts as 0; the
 * native coin stays first. Descending shows the largest balance first.
 */
export function sortCurrencies(
  currencies: readonly Currency[],
  balances: ReadonlyMap<string, bigint>,
  order: SortOrder,
  findValueUsdE18: (currency: Currency, balance: bigint) => bigint | undefined = () => undefined,
): Currency[] {
  const direction = order === 'descending' ? 1 : -1;
  // Computed once per entry, not per comparison: lists have thousands of entries.
  const ranked = currencies.map((currency) => {
    const balance = balances.get(toCurrencyId(currency)) ?? 0n;
    const value = balance === 0n ? 0n : (findValueUsdE18(currency, balance) ?? 0n);
    return { currency, value, units: toE18(currency, balance) };
  });
  ranked.sort((a, b) => {
    if (a.currency.kind !== b.currency.kind) return a.currency.kind === 'native' ? -1 : 1;
    if (a.value !== b.value) return a.value > b.value ? -direction : direction;
    if (a.units !== b.units) return a.units > b.units ? -direction : direction;
    return direction * names.compare(a.currency.name, b.currency.name);
  });
  return ranked.map(({ currency }) => currency);
}

/** Balances of tokens with different decimals, made comparable. */
function toE18({ decimals }: Currency, balance: bigint): bigint {
  return decimals <= 18 ? balance * 10n ** BigInt(18 - decimals) : balance / 10n ** BigInt(decimals - 18);
}
