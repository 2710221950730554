import type { ChainClient } from '../chain/chain-client.ts';
import { listErrorCauses } from '../chain/error-causes.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import type { CallAnswer, CallSequence } from './call-sequence.ts';
import { callOverAccount } from './call-over-account.ts';
import { simulateBlock } from './simulate-block.ts';

/**
 * What the calls would do, by `eth_simulateV1`, or where a node lacks it by an `eth_call` with the account's code overridden;
 * undefined where it can do neither. Throws when the node failed: that says nothing about the calls.
 */
export async function simulateCalls(
  client: ChainClient,
  sequence: CallSequence,
): Promise<readonly CallAnswer[] | undefined> {
  for (const simulate of [simulateBlock, callOverAccount]) {
    try {
      const answers = await simulate(client, sequence);
      if (answers) return answers;
    } catch (error) {
      throwIfNodeFailed(error);
    }
  }
  return undefined;
}

/** A node that refuses a method has answered; one that is away or answers garbage has not. */
export function throwIfNodeFailed(error: unknown): void {
  if (listErrorCauses(error).some(({ name }) => name === RpcNodeError.name)) throw error;
}
