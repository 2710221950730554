import type { ChainClient } from '../chain/chain-client.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { measureWrite } from './measure-write.ts';
import type { PlannedWrite } from './planned-write.ts';

/**
 * Throws when a write would take more than was agreed, or when every candidate would fail, right before the wallet
 * opens. A write that no node can simulate is left to the estimate.
 */
export async function assertOutcome(
  client: ChainClient,
  { write, expected, explain }: PlannedWrite,
): Promise<void> {
  const outcome = await measureWrite(client, write).catch(() => undefined);
  if (outcome?.kind === 'reverted') throw explain(outcome.refusals);
  if (outcome?.kind === 'measured' && judgeOutcome(outcome.changes, expected).isBlocked)
    throw new UserMessageError(messages.simulation.takesTooMuch);
}
