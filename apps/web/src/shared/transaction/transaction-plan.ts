import type { Address, Hash, Hex } from 'viem';
import type { Permit, PermitOrder } from './permit.ts';
import type { WalletLimit } from './wallet-limit-error.ts';

/** A contract call as the wallet is asked to send it; value in wei. */
export type TransactionCall = {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
};

/** One thing the runner does; an area supplies the list and nothing else. */
export type TransactionStep =
  /** Asks the wallet to use the page's network, adding it where the wallet does not know it. */
  | { readonly kind: 'switch-chain' }
  /** Anything that must hold right before the wallet opens; throws a UserMessageError when it does not. */
  | { readonly kind: 'check'; check(): Promise<void> }
  /** Has the account sign a permit of a token, without a transaction. */
  | SignStep
  /** Estimates every candidate and has the wallet send the first that would succeed, with its estimate + 10% gas. */
  | SendStep
  /** The same with several calls a candidate, which the wallet makes as one transaction or not at all (EIP-5792). */
  | SendBatchStep
  /** Waits until the transaction is included. */
  | { readonly kind: 'receipt' }
  /** Waits until the index knows it. */
  | { readonly kind: 'indexed'; waitUntilIndexed(hash: Hash): Promise<void> };

export type SignStep = {
  readonly kind: 'sign';
  /** The token as the person knows it. */
  readonly symbol: string;
  readonly order: PermitOrder;
  readonly deadlineSeconds: number;
  readonly onSigned: (permit: Permit) => void;
};

export type SendStep = {
  readonly kind: 'send';
  createCalls(): Promise<readonly TransactionCall[]>;
  /** Whether after this refusal no other candidate may be sent either, though it would succeed. */
  readonly forbidsOthers?: (refusal: CallRefusal) => boolean;
  /** Asked first; the step is left out when it is not needed. */
  isNeeded?(): Promise<boolean>;
  /** One line of its own, where it is not what the plan is about. */
  readonly summary?: string;
  /** Turns what the network said about the candidates into the area's own sentence. */
  explainRefusal?(refusals: readonly CallRefusal[]): Error;
  /** The same for what the wallet said. */
  explainFailure?(error: unknown): Error;
};

export type SendBatchStep = Pick<SendStep, 'forbidsOthers' | 'explainRefusal' | 'explainFailure'> & {
  readonly kind: 'send-batch';
  readonly createBatches: (account: Address) => Promise<readonly (readonly TransactionCall[])[]>;
};

/** Why a candidate would not succeed: what the estimate said, and what a plain call said (absent: it went through). */
export type CallRefusal = { readonly estimateError: unknown; readonly callError: unknown };

export type TransactionPlan = {
  /** One line for the notice and the list of recent transactions. */
  readonly summary: string;
  /** A person who declines in the wallet knows it: the run then ends where it began, without a word. */
  readonly isRejectionSilent?: boolean;
  /** What it is, where that matters later: a swap may sound, and a round is entered once. Kept with the record. */
  readonly attr1?: 'swap' | `enter ${number}`;
  readonly approval?: { readonly tokenAddress: Address; readonly spender: Address };
  readonly steps: readonly TransactionStep[];
};

/** Where a run stands. */
export type TransactionProgress =
  | { readonly stage: 'idle' }
  | { readonly stage: 'checking' }
  | { readonly stage: 'switching' }
  | { readonly stage: 'signing'; readonly symbol: string }
  | { readonly stage: 'wallet' }
  /** The wallet took the calls and has not told their transaction yet. */
  | { readonly stage: 'batched' }
  | { readonly stage: 'submitted'; readonly hash: Hash }
  | { readonly stage: 'indexing'; readonly hash: Hash }
  | { readonly stage: 'done'; readonly hash: Hash }
  /** Account, wallet or token can't write this way; nothing was sent. */
  | { readonly stage: 'limited'; readonly limit: WalletLimit }
  | { readonly stage: 'failed'; readonly message: string; readonly hash?: Hash };
