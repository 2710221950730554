import type { TransactionProgress } from './transaction-plan.ts';

/** Whether a run is under way and not yet submitted. */
export function isBeforeSubmission({ stage }: TransactionProgress): boolean {
  return ['checking', 'switching', 'signing', 'wallet'].includes(stage);
}

/** Whether a transaction is pending or included. */
export function isSubmitted(progress: TransactionProgress): boolean {
  return 'hash' in progress || progress.stage === 'batched';
}

/** Whether a run ended with nothing sent and no message: rejected, or the wallet can't write this way. */
export function isSilentEnd(end: TransactionProgress | undefined): boolean {
  return end?.stage === 'idle' || end?.stage === 'limited';
}
