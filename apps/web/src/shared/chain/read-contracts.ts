import type { ContractFunctionParameters } from 'viem';
import { BaseError } from 'viem';
import type { ChainClient } from './chain-client.ts';
import { RpcNodeError } from './rpc-error.ts';

const callsPerRequest = 500;

/**
 * Many views through Multicall3, at most 500 to a request, in the order asked; `undefined` where that one call failed
 * on chain. Throws when a node could not be asked: an unreachable node is never an empty answer.
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
  const { multicall } = await import('viem/actions');
  const answers = await Promise.all(
    chunks.map((chunk) => multicall(client, { contracts: chunk, batchSize: 0 })),
  );
  return answers.flat().map((answer) => {
    if (answer.status === 'success') return parse(answer.result);
    throwIfNodeFailed(answer.error);
    return undefined;
  });
}

function throwIfNodeFailed(error: unknown): void {
  const cause = error instanceof BaseError ? error.walk((link) => link instanceof RpcNodeError) : null;
  if (cause) throw cause;
}
