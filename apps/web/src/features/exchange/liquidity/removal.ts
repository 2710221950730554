import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import { type PoolShares, shareDecimals } from '@tradewind/rules/exchange/pair';
import { computePooledAmounts } from './position.ts';

export type RemoveField = 'percent' | 'liquidity' | 'a' | 'b';

/** The user's input: the part of the position, by one of four measures. */
export type RemoveForm = { readonly independentField: RemoveField; readonly typedValue: string };

export const emptyRemoveForm: RemoveForm = { independentField: 'percent', typedValue: '0' };

export type RemovalSource = {
  readonly held: bigint;
  readonly shares: PoolShares;
  readonly decimalsA: number;
  readonly decimalsB: number;
};

/** The outgoing pool tokens and the incoming amounts, raw units. */
export type Removal = {
  readonly liquidity: bigint;
  readonly amountA: bigint;
  readonly amountB: bigint;
  /** The entered measure, in percent or raw units: neither price nor position moves it. */
  readonly entered: { readonly field: RemoveField; readonly raw: bigint };
};

/** The removal of a form; undefined for nothing, for more than the balance and for an invalid number. */
export function computeRemoval(form: RemoveForm, source: RemovalSource): Removal | undefined {
  if (source.held === 0n) return undefined;
  const entered = parseEntered(form, source);
  if (!entered) return undefined;
  const liquidity = computeLiquidity(entered, source);
  if (liquidity === undefined || liquidity <= 0n || liquidity > source.held) return undefined;
  const { amountA, amountB } = computePooledAmounts(liquidity, source.shares);
  return amountA === 0n || amountB === 0n ? undefined : { liquidity, amountA, amountB, entered };
}

function parseEntered(
  { independentField: field, typedValue }: RemoveForm,
  { decimalsA, decimalsB }: RemovalSource,
): Removal['entered'] | undefined {
  if (field === 'percent') return { field, raw: BigInt(toPercent(typedValue)) };
  const decimals = { liquidity: shareDecimals, a: decimalsA, b: decimalsB };
  const raw = parseRaw(typedValue, decimals[field]);
  return raw === undefined ? undefined : { field, raw };
}

function computeLiquidity(
  { field, raw: amount }: Removal['entered'],
  { held, shares }: RemovalSource,
): bigint | undefined {
  if (field === 'percent') return (held * amount) / 100n;
  if (field === 'liquidity') return amount;
  const reserve = field === 'a' ? shares.reserve0 : shares.reserve1;
  if (reserve === 0n) return undefined;
  // Rounded up, so that at least the entered amount is paid, but at most the whole position.
  const needed = (amount * shares.totalSupply + reserve - 1n) / reserve;
  const isAll = amount <= (held * reserve) / shares.totalSupply;
  return isAll && needed > held ? held : needed;
}

function parseRaw(text: string, decimals: number): bigint | undefined {
  const amount = parseAmount(text, decimals);
  return amount.isValid ? amount.raw : undefined;
}

function toPercent(text: string): number {
  const percent = Number(text);
  return Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : 0;
}

/** The whole percent of the position that is removed, for the slider. */
export function computePercent(form: RemoveForm, removal: Removal | undefined, held: bigint): number {
  if (form.independentField === 'percent') return toPercent(form.typedValue);
  return removal && held > 0n ? Number((removal.liquidity * 100n) / held) : 0;
}

/** The text of a measure's field: as typed, or computed from the typed one. */
export function formatRemoveField(
  field: Exclude<RemoveField, 'percent'>,
  form: RemoveForm,
  removal: Removal | undefined,
  { decimalsA, decimalsB }: Pick<RemovalSource, 'decimalsA' | 'decimalsB'>,
): string {
  if (field === form.independentField) return form.typedValue;
  if (!removal) return '';
  if (field === 'liquidity') return formatAmount(removal.liquidity, shareDecimals);
  return field === 'a' ? formatAmount(removal.amountA, decimalsA) : formatAmount(removal.amountB, decimalsB);
}
