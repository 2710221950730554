import type { ContractFunctionParameters } from 'viem';
import type { ChainClient } from './chain-client.ts';
import { getHead } from './latest-block.ts';

const callsPerRequest = 500;

/**
 * Reads many views through Multicall3, at most 500 per request, in order; `undefined` where a single call failed on
 * chain. `parse` receives several results of a view as an object by their names in the ABI. Throws when a whole
 * request failed: an unreachable node is never an empty answer. Answers from before the latest known block are
 * rejected. A signal ends the wait for that block.
 */
export async function readContracts<Value>(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
  parse: (result: unknown) => Value,
  signal?: AbortSignal,
): Promise<(Value | undefined)[]> {
  const demand = { requiredBlock: getHead(client).getRequired(), signal };
  const chunks = Array.from({ length: Math.ceil(contracts.length / callsPerRequest) }, (_, index) =>
    contracts.slice(index * callsPerRequest, (index + 1) * callsPerRequest),
  );
  // The first call loads the reader; no page needs it before its first paint.
  const { readRecentChunk } = await import('./read-recent-chunk.ts');
  const answers = await Promise.all(chunks.map((chunk) => readRecentChunk(client, chunk, demand)));
  return answers.flat().map((answer) => (answer.kind === 'value' ? parse(answer.result) : undefined));
}
