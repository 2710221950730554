import type { Address } from 'viem';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { type AccountFault, type AmountFault, type Read, readAccount, readAmount } from './amount-rules.ts';
import type { PoolTerms } from './pool-order.ts';
import { readFees, readPeriods, type TermFault, type TermText } from './term-rules.ts';

/** The chosen tokens and accounts, and the typed texts. */
export type CreateForm = {
  readonly deposit: Currency | undefined;
  readonly earn: Currency | undefined;
  readonly minimumStake: string;
  readonly cap: string;
  readonly owner: Address | undefined;
  readonly treasury: Address | undefined;
  readonly periods: readonly TermText[];
  readonly fees: readonly TermText[];
};

/** The fault of each field, by the name of its sentence. */
export type CreateFaults = {
  readonly deposit?: 'chooseToken' | undefined;
  readonly earn?: 'chooseToken' | 'otherDecimals' | undefined;
  readonly minimumStake?: AmountFault | 'minimumAboveCap' | undefined;
  readonly cap?: AmountFault | undefined;
  readonly owner?: AccountFault | undefined;
  readonly treasury?: AccountFault | undefined;
  readonly periods: readonly TermFault[];
  readonly fees: readonly TermFault[];
};

/** Amounts of the token to stake are 96 bits. */
const maximumStake = 2n ** 96n - 1n;
/** Until a token is chosen: an amount is read only to find its fault. */
const usualDecimals = 18;

/** The terms of a new pool, or the fault of each field that the contract would refuse. */
export function readCreateForm(form: CreateForm): Read<PoolTerms, CreateFaults> {
  const fields = readFields(form);
  const terms = findTerms(form, fields);
  return terms ? { isValid: true, value: terms } : { isValid: false, fault: findFaults(form, fields) };
}

function readFields({ deposit, ...form }: CreateForm) {
  const decimals = deposit?.decimals ?? usualDecimals;
  const minimumStake = readAmount(form.minimumStake, decimals, maximumStake);
  const cap = readAmount(form.cap, decimals, maximumStake);
  return {
    minimumStake,
    cap,
    isAboveCap: minimumStake.isValid && cap.isValid && minimumStake.value > cap.value,
    owner: readAccount(form.owner),
    treasury: readAccount(form.treasury),
    periods: readPeriods(form.periods),
    fees: readFees(form.fees),
  };
}

type Fields = ReturnType<typeof readFields>;

function findTerms({ deposit, earn }: CreateForm, fields: Fields): PoolTerms | undefined {
  const { minimumStake, cap, isAboveCap, owner, treasury, periods, fees } = fields;
  if (deposit?.kind !== 'token' || earn?.kind !== 'token' || isAboveCap) return undefined;
  if (deposit.decimals !== earn.decimals) return undefined;
  if (!minimumStake.isValid || !cap.isValid || !owner.isValid || !treasury.isValid) return undefined;
  if (!periods.isValid || !fees.isValid) return undefined;
  return {
    deposit,
    earn,
    minimumStake: minimumStake.value,
    cap: cap.value,
    owner: owner.value,
    treasury: treasury.value,
    periods: periods.value,
    fees: fees.value,
  };
}

function findFaults({ deposit, earn }: CreateForm, fields: Fields): CreateFaults {
  const { minimumStake, cap, isAboveCap, owner, treasury, periods, fees } = fields;
  return {
    deposit: deposit?.kind === 'token' ? undefined : 'chooseToken',
    earn: findEarnFault(deposit, earn),
    minimumStake: isAboveCap ? 'minimumAboveCap' : findFault(minimumStake),
    cap: findFault(cap),
    owner: findFault(owner),
    treasury: findFault(treasury),
    periods: periods.isValid ? [] : periods.fault,
    fees: fees.isValid ? [] : fees.fault,
  };
}

/** A rate counts raw units of both tokens: with other decimals it would be wrong by powers of ten. */
function findEarnFault(deposit: Currency | undefined, earn: Currency | undefined): CreateFaults['earn'] {
  if (earn?.kind !== 'token') return 'chooseToken';
  return deposit?.kind === 'token' && deposit.decimals !== earn.decimals ? 'otherDecimals' : undefined;
}

function findFault<Fault>(read: Read<unknown, Fault>): Fault | undefined {
  return read.isValid ? undefined : read.fault;
}
