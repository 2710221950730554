import { assertOutcome } from '../simulation/assert-outcome.ts';
import type { PlannedWrite } from '../simulation/planned-write.ts';
import type { TurnContext } from './run-context.ts';
import type { SendStep } from './transaction-plan.ts';

/** The write of a step, for the account that signs it; throws unless its simulation permits to open the wallet. */
export async function createSimulatedWrite(
  { createWrite }: Pick<SendStep, 'createWrite'>,
  { client, turn }: Pick<TurnContext, 'client' | 'turn'>,
): Promise<PlannedWrite> {
  const planned = await createWrite();
  const signed = { ...planned, write: { ...planned.write, account: turn.account } };
  await assertOutcome(client, signed);
  return signed;
}
