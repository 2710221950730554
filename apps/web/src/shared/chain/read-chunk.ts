import {
  type ContractFunctionParameters,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
} from 'viem';
import { readContract } from 'viem/actions';
import type { ChainClient } from './chain-client.ts';
import { getMulticall } from './multicall.ts';

/** What a contract answered; a call that failed has no answer. */
type Answer = { readonly result: unknown } | undefined;

/** The views in one request; throws when the request failed, whatever the single calls would have said. */
export async function readChunk(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
): Promise<Answer[]> {
  const calls = contracts.map((contract) => ({
    target: contract.address,
    allowFailure: true,
    callData: encodeFunctionData(contract),
  }));
  const results = await readContract(client, {
    address: getMulticall(client),
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls],
  });
  return contracts.map((contract, index) => {
    const result = results[index];
    return result?.success ? findAnswer(contract, result.returnData) : undefined;
  });
}

/** A contract that says something else than its ABI, or an address without code, has not answered. */
function findAnswer(contract: ContractFunctionParameters, data: Hex): Answer {
  try {
    return { result: decodeFunctionResult({ ...contract, data }) };
  } catch {
    return undefined;
  }
}
