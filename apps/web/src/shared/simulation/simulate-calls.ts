import type { ChainClient } from '../chain/chain-client.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import type { CallAnswer, CallSequence } from './call-sequence.ts';
import { callOverAccount } from './call-over-account.ts';
import { simulateBlock } from './simulate-block.ts';

/**
 * Simulates the calls by `eth_simulateV1`, or where a node lacks it by an `eth_call` with the account's code
 * overridden. Undefined where it supports neither. Throws when the node failed, which is no result of the calls.
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
      // A node that refuses a method has answered.
      if (isNodeFailure(error)) throw error;
    }
  }
  return undefined;
}
