import type { Balances } from './balances.query.ts';
import { type Currency, toCurrencyId } from './currency.ts';

/** The balance of a currency; its value in US dollars × 10^18, undefined without a price. */
export type Holding = {
  readonly currency: Currency;
  readonly raw: bigint;
  readonly valueUsdE18: bigint | undefined;
};

/** What did not answer: it is in no sum. */
type Unread = {
  /** Tokens of the networks that answered. */
  readonly unreadCount: number;
  /** Names. */
  readonly unreadNetworks: readonly string[];
};

/** The sum of the known values, and the number of balances that it does not contain. */
export type AccountValue = Unread & { readonly totalUsdE18: bigint; readonly unpricedCount: number };

type FindValue = (currency: Currency, raw: bigint) => bigint | undefined;

const names = new Intl.Collator();

/** A smaller value is hidden at first. */
const smallUsdE18 = 10n ** 18n;

/** What the account holds, the most valuable first, then those without a price by name. The native coin is always listed. */
export function listHoldings(
  currencies: readonly Currency[],
  balances: Balances,
  findValueUsdE18: FindValue,
): Holding[] {
  const held = currencies.flatMap((currency): Holding[] => {
    const raw = balances.get(toCurrencyId(currency));
    if (raw === undefined || (raw === 0n && currency.kind === 'token')) return [];
    return [{ currency, raw, valueUsdE18: findValueUsdE18(currency, raw) }];
  });
  return held.toSorted((a, b) => compareValues(a, b) || compareNames(a, b));
}

/** Worth less than a dollar. The native coin pays fees, so it is never hidden, and neither is an unknown value. */
export function isSmall({ currency, valueUsdE18 }: Holding): boolean {
  return currency.kind === 'token' && valueUsdE18 !== undefined && valueUsdE18 < smallUsdE18;
}

export function computeAccountValue(holdings: readonly Holding[], unread: Unread): AccountValue {
  return {
    totalUsdE18: holdings.reduce((total, { valueUsdE18 = 0n }) => total + valueUsdE18, 0n),
    unpricedCount: holdings.filter(({ raw, valueUsdE18 }) => raw > 0n && valueUsdE18 === undefined).length,
    ...unread,
  };
}

function compareValues({ valueUsdE18: a = -1n }: Holding, { valueUsdE18: b = -1n }: Holding): number {
  return a === b ? 0 : a > b ? -1 : 1;
}

function compareNames(a: Holding, b: Holding): number {
  if (a.currency.kind !== b.currency.kind) return a.currency.kind === 'native' ? -1 : 1;
  return names.compare(a.currency.symbol, b.currency.symbol);
}
