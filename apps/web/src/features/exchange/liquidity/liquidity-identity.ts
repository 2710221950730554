import { type Currency, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import type { RemoveField } from './removal.ts';
import type { RemoveOrder } from './remove-calls.ts';
import type { SupplyOrder } from './supply-calls.ts';

/** The entered amounts; those that move with the price have none. */
type Exact = Partial<Record<RemoveField, bigint>>;

/** Both sides of the first deposit are exact. */
export function toSupplyIdentity({ a, b, deposit }: SupplyOrder): string {
  const { amountA, amountB, isFirst, entered } = deposit;
  const exact = isFirst ? { a: amountA, b: amountB } : { [entered.field]: entered.raw };
  return toWriteIdentity('add-liquidity', ...toPair([a, b], exact));
}

export function toRemoveIdentity({ a, b, removal: { entered } }: RemoveOrder): string {
  const exact: Exact = { [entered.field]: entered.raw };
  const { percent = 'any', liquidity = 'any' } = exact;
  return toWriteIdentity('remove-liquidity', ...toPair([a, b], exact), percent, liquidity);
}

/** The same for a pair in either order. */
function toPair([a, b]: readonly [Currency, Currency], exact: Exact): string[] {
  return [`${toCurrencyId(a)} ${exact.a ?? 'any'}`, `${toCurrencyId(b)} ${exact.b ?? 'any'}`].toSorted();
}
