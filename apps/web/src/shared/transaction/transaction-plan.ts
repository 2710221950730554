import type { Address, Hash, Hex } from 'viem';
import type { Permit, PermitOrder } from './permit.ts';
import type { WalletLimit } from './wallet-limit-error.ts';

/** A contract call for the wallet to send; value in wei. */
export type TransactionCall = {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
};

/** One step of the runner; an area supplies only the list. */
export type TransactionStep =
  /** Requests the page's network from the wallet, and adds it where the wallet does not know it. */
  | { readonly kind: 'switch-chain' }
  /** A check right before the wallet prompt; throws a UserMessageError when it fails. */
  | { readonly kind: 'check'; check(): Promise<void> }
  /** Has the account sign a token permit, without a transaction. */
  | SignStep
  /** Estimates every candidate and has the wallet send the first that would succeed, with its estimate + 10% gas. */
  | SendStep
  /** The same with several calls per candidate, which the wallet sends as one atomic transaction (EIP-5792). */
  | SendBatchStep
  /** Waits until the transaction is included. */
  | { readonly kind: 'receipt' }
  /** Waits until the index has it. */
  | { readonly kind: 'indexed'; waitUntilIndexed(hash: Hash): Promise<void> };

export type SignStep = {
  readonly kind: 'sign';
  /** The token's symbol for the user. */
  readonly symbol: string;
  readonly order: PermitOrder;
  readonly deadlineSeconds: number;
  readonly onSigned: (permit: Permit) => void;
};

export type SendStep = {
  readonly kind: 'send';
  createCalls(): Promise<readonly TransactionCall[]>;
  /** Whether after this refusal no other candidate may be sent, even one that would succeed. */
  readonly forbidsOthers?: (refusal: CallRefusal) => boolean;
  /** Evaluated first; the step is skipped when it is not needed. */
  isNeeded?(): Promise<boolean>;
  /** A line of its own, where the plan's summary does not describe it. */
  readonly summary?: string;
  /** Maps the refusals of the candidates to the area's own sentence. */
  explainRefusal?(refusals: readonly CallRefusal[]): Error;
  /** The same for the wallet's error. */
  explainFailure?(error: unknown): Error;
};

export type SendBatchStep = Pick<SendStep, 'forbidsOthers' | 'explainRefusal' | 'explainFailure'> & {
  readonly kind: 'send-batch';
  readonly createBatches: (account: Address) => Promise<readonly (readonly TransactionCall[])[]>;
};

/** A candidate's refusal: the estimate's error, and that of a plain call (absent: the call succeeded). */
export type CallRefusal = { readonly estimateError: unknown; readonly callError: unknown };

export type TransactionPlan = {
  /** One line for the notice and the list of recent transactions. */
  readonly summary: string;
  /** A rejection in the wallet needs no message: the run then returns to idle. */
  readonly isRejectionSilent?: boolean;
  /** The kind of the transaction, stored with the record. A swap may play a sound, and a round is entered once. */
  readonly attr1?: 'swap' | `enter ${number}`;
  readonly approval?: { readonly tokenAddress: Address; readonly spender: Address };
  readonly steps: readonly TransactionStep[];
};

/** The progress of a run. */
export type TransactionProgress =
  | { readonly stage: 'idle' }
  | { readonly stage: 'checking' }
  | { readonly stage: 'switching' }
  | { readonly stage: 'signing'; readonly symbol: string }
  | { readonly stage: 'wallet' }
  /** The wallet accepted the batch and has not reported its transaction yet. */
  | { readonly stage: 'batched' }
  | { readonly stage: 'submitted'; readonly hash: Hash }
  | { readonly stage: 'indexing'; readonly hash: Hash }
  | { readonly stage: 'done'; readonly hash: Hash }
  /** Account, wallet or token can't write this way; nothing was sent. */
  | { readonly stage: 'limited'; readonly limit: WalletLimit }
  | { readonly stage: 'failed'; readonly message: string; readonly hash?: Hash };
