import type { Currency, Token } from './currency.ts';

/** The known currencies that a token could be taken for: others with its symbol or its name. */
export function findNamesakes(token: Token, known: readonly Currency[]): Currency[] {
  const symbol = toComparable(token.symbol);
  const name = toComparable(token.name);
  return known.filter(
    (other) =>
      !isSame(other, token) && (toComparable(other.symbol) === symbol || toComparable(other.name) === name),
  );
}

function isSame(other: Currency, token: Token): boolean {
  return other.kind === 'token' && other.address.toLowerCase() === token.address.toLowerCase();
}

function toComparable(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
