import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import type { Ratio } from '@tradewind/rules/amount/ratio';
import { findValue, mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { type Balances, useBalances } from '../../../shared/token-list/balances.query.ts';
import { type Currency, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { AddForm, Side } from './add-form.ts';
import { type AddProblem, findAddProblem } from './add-problem.ts';
import { computeDeposit, computeDepositShare, type Deposit } from './deposit.ts';
import { useHolding } from './holdings.query.ts';
import { isEmptyPool, type LiquidityPool, type PairState } from './liquidity-pool.ts';
import type { PathPair } from './liquidity-routes.ts';
import { type Pair, usePair } from './pair.query.ts';
import { toPoolShares } from './position.ts';

/** The data of the card, derived from the form, the wallet and the chain. */
export type AddView = Pair & {
  readonly session: WalletSession | undefined;
  /** The pool has no price yet. */
  readonly isFirst: boolean;
  readonly deposit: Deposit | undefined;
  /** Raw B per raw A; undefined without a price. */
  readonly price: Ratio | undefined;
  readonly share: Reading<Ratio | undefined>;
  readonly balances: Reading<Balances> | undefined;
  readonly problem: AddProblem | undefined;
  readonly typed: Readonly<Record<Side, ParsedAmount | undefined>>;
  readonly shown: Readonly<Record<Side, string>>;
};

export function useAdd(ids: PathPair, form: AddForm): AddView {
  const session = useWalletSession();
  const found = usePair(ids);
  const { a, b, pair, pool } = found;
  const sides = [a, b].filter((side) => side !== undefined);
  const balances = useBalances(session?.account, sides);
  const isFirst = pair.kind === 'not-exists' || (pool !== undefined && isEmptyPool(pool));
  const typed = parseForm(form, a, b, isFirst);
  const deposit = computeFormDeposit(form, typed, pair);
  const known = findValue(balances);
  const problem = findAddProblem({
    hasAccount: session !== undefined,
    pair,
    amount: typed[form.independentField] ?? { isValid: false, problem: 'empty' },
    deposit,
    balanceA: a && known?.get(toCurrencyId(a)),
    balanceB: b && known?.get(toCurrencyId(b)),
  });
  return {
    ...found,
    session,
    isFirst,
    deposit,
    price: computePrice(pool, deposit),
    share: useDepositShare(pool, deposit),
    balances: session && balances,
    problem,
    typed,
    shown: formatForm(form, deposit, a, b, isFirst),
  };
}

/** The part of the pool that the deposit would own. */
function useDepositShare(
  pool: LiquidityPool | undefined,
  deposit: Deposit | undefined,
): Reading<Ratio | undefined> {
  const holding = useHolding(pool?.address, undefined);
  if (!pool) return { state: 'value', value: deposit && computeDepositShare(deposit, noShares) };
  return mapReading(holding, (shares) => deposit && computeDepositShare(deposit, toPoolShares(pool, shares)));
}

const noShares = { reserve0: 0n, reserve1: 0n, totalSupply: 0n };

/** The typed text of each side; a computed side has none. */
function parseForm(form: AddForm, a: Currency | undefined, b: Currency | undefined, isFirst: boolean) {
  const parse = (side: Side): ParsedAmount | undefined => {
    const isIndependent = side === form.independentField;
    if (!isIndependent && !isFirst) return undefined;
    const decimals = (side === 'a' ? a : b)?.decimals ?? 18;
    return parseAmount(isIndependent ? form.typedValue : form.otherTypedValue, decimals);
  };
  return { a: parse('a'), b: parse('b') };
}

function computeFormDeposit(
  { independentField }: AddForm,
  typed: Readonly<Record<Side, ParsedAmount | undefined>>,
  pair: PairState,
): Deposit | undefined {
  if (pair.kind !== 'exists' && pair.kind !== 'not-exists') return undefined;
  return computeDeposit(pair.kind === 'exists' ? pair.pool : undefined, {
    field: independentField,
    amount: toRaw(typed[independentField]),
    otherAmount: toRaw(typed[independentField === 'a' ? 'b' : 'a']),
  });
}

function toRaw(amount: ParsedAmount | undefined): bigint | undefined {
  return amount?.isValid ? amount.raw : undefined;
}

function computePrice(pool: LiquidityPool | undefined, deposit: Deposit | undefined): Ratio | undefined {
  if (pool && pool.reserveA > 0n && pool.reserveB > 0n)
    return { numerator: pool.reserveB, denominator: pool.reserveA };
  return deposit && { numerator: deposit.amountB, denominator: deposit.amountA };
}

function formatForm(
  form: AddForm,
  deposit: Deposit | undefined,
  a: Currency | undefined,
  b: Currency | undefined,
  isFirst: boolean,
): Record<Side, string> {
  const format = (side: Side): string => {
    if (side === form.independentField) return form.typedValue;
    if (isFirst) return form.otherTypedValue;
    const currency = side === 'a' ? a : b;
    if (!deposit || !currency) return '';
    return formatAmount(side === 'a' ? deposit.amountA : deposit.amountB, currency.decimals);
  };
  return { a: format('a'), b: format('b') };
}
