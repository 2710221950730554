import type { Currency } from './currency.ts';

const nativePrefixes = ['e', 'et', 'eth'];

/** The currencies whose name, symbol or address matches the typed text; the native coin also as `ETH`. */
export function searchCurrencies(currencies: readonly Currency[], typed: string): Currency[] {
  const query = typed.trim().toLowerCase();
  if (query === '') return [...currencies];
  return currencies.filter((currency) => isMatch(currency, query));
}

function isMatch(currency: Currency, query: string): boolean {
  if (currency.kind === 'native')
    return nativePrefixes.includes(query) || currency.symbol.toLowerCase().startsWith(query);
  if (query.startsWith('0x')) return currency.address.toLowerCase() === query;
  return [currency.symbol, currency.name].some((text) => text.toLowerCase().includes(query));
}
