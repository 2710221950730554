import { type Currency, toCurrencyId } from './currency.ts';

/** The same currencies, the starred ones first, then the recent ones, each in the order of their ids; the others as they were. */
export function putFirst(
  currencies: readonly Currency[],
  { starred, recent }: { readonly starred: readonly string[]; readonly recent: readonly string[] },
): readonly Currency[] {
  if (starred.length + recent.length === 0) return currencies;
  const byId = new Map(currencies.map((currency) => [toCurrencyId(currency), currency]));
  const first = [...new Set([...starred, ...recent])].flatMap((id) => byId.get(id) ?? []);
  const others = new Set(first);
  return [...first, ...currencies.filter((currency) => !others.has(currency))];
}
