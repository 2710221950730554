import type { ChainClient } from '../chain/chain-client.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { verifyOutcome } from './verify-outcome.ts';
import { measureWrite } from './measure-write.ts';
import type { Outcome, PlannedWrite } from './planned-write.ts';

/**
 * Throws when a write would take more than was agreed, or when every candidate would fail. What no node can simulate,
 * or only a probe refuses, is left to the estimate.
 */
export async function assertOutcome(client: ChainClient, planned: PlannedWrite): Promise<void> {
  const outcome = await findOutcome(client, planned);
  if (outcome?.kind === 'reverted' && !outcome.isByProbe) throw planned.explain(outcome.refusals);
  if (outcome?.kind === 'measured' && verifyOutcome(outcome.changes, planned.expected).isBlocked)
    throw new UserMessageError(messages.simulation.takesTooMuch);
}

/** Undefined when no node answers. */
async function findOutcome(client: ChainClient, { write }: PlannedWrite): Promise<Outcome | undefined> {
  try {
    return await measureWrite(client, write);
  } catch (error) {
    if (isNodeFailure(error)) return undefined;
    throw error;
  }
}
