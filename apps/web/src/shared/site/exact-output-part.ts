import type { ComponentType, ReactNode } from 'react';
import type { Address } from 'viem';
import type { Reading } from '../chain/reading.ts';
import type { Spender } from '../payment/spender.ts';
import type { Currency, Token } from '../token-list/currency.ts';
import type { CallRefusal, TransactionCall } from '../transaction/transaction-call.ts';

/** An exact amount of a token for another currency of the account. */
export interface ExactOutputProps {
  account: Address;
  input: Currency;
  output: Token;
  /** Raw units of the output. */
  amountOut: bigint;
  children: (offered: Reading<ExactOutput>) => ReactNode;
}

/** Where there was an offer, there is one until another wish: a write under way keeps its terms. */
export type ExactOutput =
  | { readonly kind: 'no-route' }
  | { readonly kind: 'offer'; readonly offer: ExactOutputOffer };

/** The agreed terms: they change by `renew` alone, and with the user's settings. */
export type ExactOutputOffer = {
  /** Raw units of the input at the agreed price. */
  readonly amountIn: bigint;
  /** The most that leaves, with the user's slippage. */
  readonly mostIn: bigint;
  /** What the user should know before it is sent: that the trade moves the price. */
  readonly warning: string | undefined;
  /** What takes the input; the native coin goes with the call. */
  readonly spender: Spender;
  /** The call that brings exactly the output, or fails; it expires at the deadline (chain time). */
  readonly createCall: (deadline: bigint) => TransactionCall;
  readonly deadlineSeconds: number;
  /** Right before the wallet: throws a sentence when the agreed price does not hold any longer. */
  readonly check: () => Promise<void>;
  /** The sentence for its refused call. */
  readonly explain: (refusals: readonly CallRefusal[]) => Error;
  /** Why it must not be sent now. */
  readonly obstacle: string | undefined;
  /** Agrees to the present price; undefined while the agreed one holds. */
  readonly renew: (() => void) | undefined;
};

/** What an area can do for the writes of others: it brings them the token that they pay in. */
export interface ExactOutputPart {
  readonly Offer: ComponentType<ExactOutputProps>;
}
