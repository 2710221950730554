import { getChainClient } from '../chain/chain-client.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { measureWrite } from './measure-write.ts';
import type { PlannedWrite } from './planned-write.ts';

/**
 * Throws when a write would take more than was agreed, right before the wallet opens. A write that cannot be
 * simulated, or would revert, is left to the estimate that follows.
 */
export async function assertOutcome({ write, expected }: PlannedWrite): Promise<void> {
  const outcome = await measureWrite(getChainClient(), write).catch(() => undefined);
  if (outcome?.kind === 'measured' && judgeOutcome(outcome.changes, expected).isBlocked)
    throw new UserMessageError(messages.simulation.takesTooMuch);
}
