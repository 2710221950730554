import type { ChainClient } from '../chain/chain-client.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import { UserMessageError } from '../chain/user-message-error.ts';
import { messages } from '../message/messages.ts';
import { verifyMovements } from './verify-movements.ts';
import { measureWrite } from './measure-write.ts';
import type { Simulation, PlannedWrite } from './planned-write.ts';

/**
 * Throws when a write would take more than was agreed, or when every candidate would fail. What no node can simulate,
 * or only a probe refuses, is left to the estimate.
 */
export async function assertSimulation(client: ChainClient, planned: PlannedWrite): Promise<void> {
  const simulation = await findSimulation(client, planned);
  if (simulation?.kind === 'reverted' && !simulation.isByProbe) throw planned.explain(simulation.refusals);
  if (simulation?.kind === 'measured' && verifyMovements(simulation, planned).isBlocked)
    throw new UserMessageError(messages.simulation.takesTooMuch);
}

/** Undefined when no node answers. */
async function findSimulation(client: ChainClient, { write }: PlannedWrite): Promise<Simulation | undefined> {
  try {
    return await measureWrite(client, write, { estimatesGas: false });
  } catch (error) {
    if (isNodeFailure(error)) return undefined;
    throw error;
  }
}
