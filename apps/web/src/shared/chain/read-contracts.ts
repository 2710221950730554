import type { ContractFunctionParameters } from 'viem';
import type { ChainClient } from './chain-client.ts';

const callsPerRequest = 500;

/**
 * Many views through Multicall3, at most 500 to a request, in the order asked; `undefined` where that one call failed
 * on chain. Throws when a request as a whole failed: an unreachable node is never an empty answer.
 */
export async function readContracts<Value>(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
  parse: (result: unknown) => Value,
): Promise<(Value | undefined)[]> {
  const chunks = Array.from({ length: Math.ceil(contracts.length / callsPerRequest) }, (_, index) =>
    contracts.slice(index * callsPerRequest, (index + 1) * callsPerRequest),
  );
  // The first call brings its reader; no page needs it before its first paint.
  const { readChunk } = await import('./read-chunk.ts');
  const answers = await Promise.all(chunks.map((chunk) => readChunk(client, chunk)));
  return answers.flat().map((answer) => answer && parse(answer.result));
}
