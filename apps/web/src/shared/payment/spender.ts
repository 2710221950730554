import type { Address } from 'viem';
import type { Currency, Token } from '../token-list/currency.ts';
import type { Permit } from '../transaction/permit.ts';
import type { TransactionCall } from '../transaction/transaction-call.ts';

/** A call of the spender that submits the permits first. */
export type AttachPermits = (call: TransactionCall, permits: readonly Permit[]) => TransactionCall;

/** The contract that takes an account's tokens, as its area describes it. */
export type Spender = {
  readonly address: Address;
  readonly text: SpenderText;
  /** Attaches signed permits to the write; a spender without it is never paid by permit. */
  readonly attachPermits?: AttachPermits;
};

export type PermitSpender = Spender & { readonly attachPermits: AttachPermits };

export function takesPermits(spender: Spender): spender is PermitSpender {
  return spender.attachPermits !== undefined;
}

/** The area's own sentences about its spender. */
export type SpenderText = {
  /** The reason for the approval of a token. */
  readonly reason: (symbol: string) => string;
  /** Hints of the exact and of a custom amount. */
  readonly exactHint: string;
  readonly customHint: string;
  readonly atLeast: (amount: string) => string;
  /** The consequence of the approval; `spender` is the shortened address. */
  readonly couldTake: (amount: string, spender: string) => string;
  readonly couldTakeAll: (symbol: string, spender: string) => string;
  readonly unknownAllowance: string;
  /** The notice of an approval that was made; by default none, as the dialog goes on to the write. */
  readonly approved?: string;
};

/** What a write takes: at most `amount` raw units of an asset, by a spender. The native coin needs no allowance. */
export type Charge = { readonly spender: Spender; readonly asset: Currency; readonly amount: bigint };

/** A charge of a token, which needs an allowance. */
export type TokenCharge = Charge & { readonly asset: Token };

export function isTokenCharge<Any extends Charge>(charge: Any): charge is Any & TokenCharge {
  return charge.asset.kind === 'token';
}
