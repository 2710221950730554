import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';

/** The collection refuses a mint only for its fee or name, which the plan sets. Any other reason is of the chain. */
export function explainMintRefusal([refusal]: readonly CallRefusal[]): UserMessageError {
  const cause = refusal?.callError ?? refusal?.estimateError;
  return new UserMessageError(toUserMessage(cause), { cause });
}
