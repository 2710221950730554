import type { Address, Hash } from 'viem';
import type { PlannedWrite, Spend } from '../simulation/planned-write.ts';
import type { Permit, PermitOrder } from './permit.ts';
import type { WalletLimit } from './wallet-limits.ts';
import type { WriteAmount } from './write-amount.ts';

/** One step of the runner; an area supplies only the list. */
export type TransactionStep =
  /** Requests the plan's chain from the wallet, and adds it where the wallet does not know it. */
  | { readonly kind: 'switch-chain' }
  /** A check right before the wallet prompt; throws a UserMessageError when it fails. */
  | { readonly kind: 'check'; check(): Promise<void> }
  /** Has the account sign a token permit, without a transaction. */
  | SignStep
  /** Estimates the candidates, simulates the first that would succeed, and has the wallet send it with 10% more gas. */
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
  /**
   * The write with the calls as they are sent. It is simulated right before the wallet opens: the wallet stays
   * closed when more would leave than was agreed, or when every candidate would fail.
   */
  createWrite(): Promise<PlannedWrite>;
  /** Evaluated first; the step is skipped when it is not needed. */
  isNeeded?(): Promise<boolean>;
  /** A line of its own, where the plan's summary does not describe it. */
  readonly summary?: string;
  /** Maps the wallet's error to the area's own sentence. */
  explainFailure?(error: unknown): Error;
};

/** The missing approvals of the write's spends, then its `first` calls, go before each candidate. */
export type SendBatchStep = Pick<SendStep, 'createWrite' | 'explainFailure'> & {
  readonly kind: 'send-batch';
  /** The most that its approvals may allow: what the user agreed to pay. The wallet stays closed for any other. */
  readonly allowances: readonly Spend[];
};

export type TransactionPlan = {
  /** The chain of every step: the wallet sends there, and the simulation and the receipt are read there. */
  readonly chainId: number;
  /** By `toWriteIdentity`: while a request of another page with it is unanswered, the plan is refused. */
  readonly identity: string;
  /** One line for the notice and the list of recent transactions. */
  readonly summary: string;
  /** The amounts of its dialog. */
  readonly amounts?: readonly WriteAmount[];
  /** Lines before those of its steps: the approvals that the same dialog sent for it. */
  readonly earlier?: readonly string[];
  /** The wallet's errors that need no message: the run then returns to idle. By default none. */
  readonly silentWalletErrors?: 'rejection' | 'all';
  /** The area's own mark, stored with the record. */
  readonly tag?: string;
  /** Plays the sound of success when it is included. */
  readonly playsSound?: boolean;
  /** The area's own title of its success, in its dialog and in its notice. */
  readonly doneTitle?: string;
  readonly approval?: { readonly tokenAddress: Address; readonly spender: Address };
  readonly steps: readonly TransactionStep[];
};

/** A step of a plan as its dialog lists it. */
export type ShownStep = {
  readonly label: string;
  readonly state: 'waiting' | 'active' | 'done' | 'failed';
};

/** The progress of a run; the chain, the steps and the title of its plan once the plan is loaded. */
export type TransactionProgress = TransactionStage & {
  readonly chainId?: number | undefined;
  readonly steps?: readonly ShownStep[];
  readonly doneTitle?: string | undefined;
};

type TransactionStage =
  | { readonly stage: 'idle' }
  | { readonly stage: 'checking' }
  | { readonly stage: 'switching' }
  | { readonly stage: 'signing'; readonly symbol: string }
  | { readonly stage: 'wallet' }
  /** The request of an earlier visit or another tab: nothing says whether the wallet still shows it. */
  | { readonly stage: 'unanswered'; readonly mayBeSent: boolean }
  /** The wallet accepted the batch and has not reported its transaction yet. */
  | { readonly stage: 'batched' }
  | { readonly stage: 'submitted'; readonly hash: Hash }
  | { readonly stage: 'indexing'; readonly hash: Hash }
  | { readonly stage: 'done'; readonly hash: Hash }
  /** Account, wallet or token can't write this way; nothing was sent. */
  | { readonly stage: 'limited'; readonly limit: WalletLimit }
  | {
      readonly stage: 'failed';
      readonly message: string;
      readonly hash?: Hash;
      /** The user rejected the request in the wallet; the same write may be sent again. */
      readonly isRejected?: true;
    };

/** Whether a run is under way and not yet submitted. */
export function isBeforeSubmission({ stage }: TransactionProgress): boolean {
  return ['checking', 'switching', 'signing', 'wallet'].includes(stage);
}

/** Whether a transaction is pending or included. */
export function isSubmitted(progress: TransactionProgress): boolean {
  return 'hash' in progress || progress.stage === 'batched';
}

/** Whether a run has started and not ended. */
export function isUnderWay(progress: TransactionProgress): boolean {
  return isBeforeSubmission(progress) || ['batched', 'submitted', 'indexing'].includes(progress.stage);
}

/** Whether the user rejected the write in the wallet, and a sentence says so. */
export function isRejected(end: TransactionProgress | undefined): boolean {
  return end?.stage === 'failed' && end.isRejected === true;
}

/** Whether a run ended with nothing sent and no message: rejected, or the wallet can't write this way. */
export function isSilentEnd(end: TransactionProgress | undefined): boolean {
  return end?.stage === 'idle' || end?.stage === 'limited';
}
