import { UserMessageError } from '../chain/user-message-error.ts';
import type { SendStep } from './transaction-plan.ts';

/** The wallet did not send what it was given; the cause is its error, or the area's sentence for it. */
export class WalletFailure extends Error {
  override readonly name = 'WalletFailure';
}

/** The failure of a step whose wallet request ended with this error. The page's own sentences are never silent. */
export function toWalletFailure({ explainFailure }: Pick<SendStep, 'explainFailure'>, error: unknown): Error {
  if (error instanceof UserMessageError && !explainFailure) return error;
  return new WalletFailure('the wallet did not send it', { cause: explainFailure?.(error) ?? error });
}
