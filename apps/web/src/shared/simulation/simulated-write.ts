import type { Address, Hex } from 'viem';
import type { CallRefusal, TransactionCall } from '../transaction/transaction-plan.ts';
import type { Holding } from './holding.ts';

/** A write that is about to be sent, as far as its outcome depends on it. */
export type SimulatedWrite = {
  readonly account: Address;
  /** What contracts take in the write; where their leave falls short, an approval is simulated before it. */
  readonly spends: readonly Spend[];
  /** The calls of which the first that would succeed is sent. */
  readonly candidates: readonly TransactionCall[];
  /** Whether after this refusal no other candidate may be sent either, though it would succeed. */
  readonly forbidsOthers?: (refusal: CallRefusal) => boolean;
  /** Whose balances to compare. */
  readonly holdings: readonly Holding[];
};

export type Spend = { readonly token: Address; readonly spender: Address; readonly amount: bigint };

/** How a balance changes; undefined where a token does not say. */
export type BalanceChange = Holding & { readonly change: bigint | undefined };

/** What a write would do. */
export type Outcome =
  /** Balances before and after it, those of further tokens that the account would lose included, and what its call returned. */
  | { readonly kind: 'measured'; readonly changes: readonly BalanceChange[]; readonly answer: Hex }
  | { readonly kind: 'reverted'; readonly refusals: readonly CallRefusal[] }
  /** It would succeed, but the node cannot say what moves. */
  | { readonly kind: 'unmeasured' }
  /** The node can simulate no such write. */
  | { readonly kind: 'unsupported' };
