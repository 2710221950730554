import type { ContractFunctionParameters } from 'viem';
import type { ChainClient } from './chain-client.ts';
import { getRequiredBlock } from './latest-block.ts';

const callsPerRequest = 500;

/**
 * Many views through Multicall3, at most 500 to a request, in the order asked; `undefined` where that one call failed
 * on chain. Throws when a request as a whole failed: an unreachable node is never an empty answer. Nothing older than the
 * latest block that the page knows counts; with a signal, waiting for it ends when nobody wants the answer any more.
 */
export async function readContracts<Value>(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
  parse: (result: unknown) => Value,
  signal?: AbortSignal,
): Promise<(Value | undefined)[]> {
  const demand = { requiredBlock: getRequiredBlock(), signal };
  const chunks = Array.from({ length: Math.ceil(contracts.length / callsPerRequest) }, (_, index) =>
    contracts.slice(index * callsPerRequest, (index + 1) * callsPerRequest),
  );
  // The first call brings its reader; no page needs it before its first paint.
  const { readRecentChunk } = await import('./read-recent-chunk.ts');
  const answers = await Promise.all(chunks.map((chunk) => readRecentChunk(client, chunk, demand)));
  return answers.flat().map((answer) => (answer.kind === 'value' ? parse(answer.result) : undefined));
}
