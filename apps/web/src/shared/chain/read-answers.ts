import type { ContractFunctionParameters } from 'viem';
import type { ChainClient } from './chain-client.ts';
import { readContracts } from './read-contracts.ts';
import { RpcNodeError } from './rpc-error.ts';

/** As `readContracts`, for views that always answer: a missing answer is the node's fault, and throws. */
export async function readAnswers(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
  signal?: AbortSignal,
): Promise<readonly unknown[]> {
  const answers = await readContracts(client, contracts, (result) => result, signal);
  if (answers.includes(undefined)) throw new RpcNodeError('a view did not answer');
  return answers;
}
