import { type Currency, type Token, toCurrencyId } from './currency.ts';

/** The known currencies that a token imitates: others with its symbol or its name. */
export function findNamesakes(token: Token, known: readonly Currency[]): Currency[] {
  const symbol = toComparable(token.symbol);
  const name = toComparable(token.name);
  return known.filter(
    (other) =>
      !isSame(other, token) && (toComparable(other.symbol) === symbol || toComparable(other.name) === name),
  );
}

/** The ids of the currencies outside `trusted` that have the symbol or name of a trusted one. */
export function listNamesakeIds(
  trusted: readonly Currency[],
  others: Iterable<Currency>,
): ReadonlySet<string> {
  const ids = new Set(trusted.map(toCurrencyId));
  const symbols = new Set(trusted.map(({ symbol }) => toComparable(symbol)));
  const names = new Set(trusted.map(({ name }) => toComparable(name)));
  const namesakes = [...others].filter(
    (other) =>
      !ids.has(toCurrencyId(other)) &&
      (symbols.has(toComparable(other.symbol)) || names.has(toComparable(other.name))),
  );
  return new Set(namesakes.map(toCurrencyId));
}

function isSame(other: Currency, token: Token): boolean {
  return other.kind === 'token' && other.address.toLowerCase() === token.address.toLowerCase();
}

function toComparable(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
