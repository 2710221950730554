import type { Address, Hex } from 'viem';
import type { CallRefusal, TransactionCall } from '../transaction/transaction-call.ts';
import type { BalanceChange, Holding } from './holding.ts';
import type { NftChange } from './nft-change.ts';
import type { ExpectedMovements } from './expected-movements.ts';

/** A write with its agreed movements: its dialog simulates it, and the runner does so again before the wallet opens. */
export type PlannedWrite = {
  readonly write: SimulatedWrite;
  readonly expected: ExpectedMovements;
  /** The allowances of tokens that its own calls set, each at most its amount. */
  readonly allowances?: readonly Spend[];
  /** The area's sentence when no call would succeed. */
  readonly explain: (refusals: readonly CallRefusal[]) => Error;
};

/** A write that is about to be sent, with everything that affects its simulation. */
export type SimulatedWrite = {
  readonly account: Address;
  /** The amounts that contracts take; a missing allowance is simulated by an approval before it. */
  readonly spends: readonly Spend[];
  /** Calls of the account that go before it as transactions of their own, as the permission to move NFTs. */
  readonly before?: readonly TransactionCall[];
  /** Calls of one batch with the candidate, after its approvals: the wallet makes all of them or none. */
  readonly first?: readonly TransactionCall[];
  /** The candidate calls; the first that would succeed is sent. */
  readonly candidates: readonly TransactionCall[];
  /** Whether after this refusal no other candidate may be sent, even one that would succeed. */
  readonly forbidsOthers?: (refusal: CallRefusal) => boolean;
  /** The wallet makes the missing approvals and the call one transaction, which another account may pay for. */
  readonly isBatch?: boolean;
  /** The balances to compare. */
  readonly holdings: readonly Holding[];
};

export type Spend = { readonly token: Address; readonly spender: Address; readonly amount: bigint };

/**
 * The gas of the missing approvals and the call. A node without `eth_simulateV1` can estimate a call that needs no
 * approval alone; undefined where it does not answer that either.
 */
export type WriteGas = bigint | 'known-after-approval' | undefined;

/** The simulated result of a write. */
export type Simulation =
  | {
      readonly kind: 'measured';
      /** Balances before and after it, including other tokens that the account would lose. */
      readonly changes: readonly BalanceChange[];
      /** What its events say of the account's NFTs; undefined where the node does not return events. */
      readonly nftChanges: readonly NftChange[] | undefined;
      /** The call's return data. */
      readonly answer: Hex;
      readonly gas: WriteGas;
    }
  /** By a probe only: it is code on the account, which a token may treat in another way than the account. */
  | { readonly kind: 'reverted'; readonly refusals: readonly CallRefusal[]; readonly isByProbe: boolean }
  /** It would succeed, but the node cannot report the movements. */
  | { readonly kind: 'unmeasured'; readonly gas: WriteGas }
  /** The node cannot simulate such a write. */
  | { readonly kind: 'unsupported' };

/** The same write with the candidate that is sent as its only one. */
export function chooseCandidate({ write, ...agreed }: PlannedWrite, chosen: TransactionCall): PlannedWrite {
  return { ...agreed, write: { ...write, candidates: [chosen] } };
}
