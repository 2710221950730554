import { nameOutputs } from '@tradewind/rules/network/name-outputs';
import {
  type ContractFunctionParameters,
  decodeFunctionResult,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  parseAbi,
} from 'viem';
import { readContract } from 'viem/actions';
import { logError } from '../log/log.ts';
import { messages } from '../message/messages.ts';
import { parseCallKey, toCallKey } from './call-key.ts';
import type { ChainClient } from './chain-client.ts';
import { getMulticall } from './multicall.ts';

/** A contract's answer: a value, nothing (a failed call or no contract), or data that its ABI cannot decode. */
export type Answer =
  | { readonly kind: 'value'; readonly result: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'error' };

export type ChunkAnswers = { readonly blockNumber: bigint; readonly answers: readonly Answer[] };

/** Multicall3 declares it payable; as an `eth_call` it is a view. */
const multicallAbi = parseAbi([
  'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) view returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[] returnData)',
]);

/** The views in one request, and the block of their answers. Throws when the whole request failed. */
export async function readChunk(
  client: ChainClient,
  contracts: readonly ContractFunctionParameters[],
): Promise<ChunkAnswers> {
  const keys = contracts.map((contract) =>
    toCallKey({ target: contract.address, callData: encodeFunctionData(contract) }),
  );
  // Equal calls are sent once.
  const sent = [...new Set(keys)];
  const functionName = 'tryBlockAndAggregate';
  const aggregated = await readContract(client, {
    address: getMulticall(client),
    abi: multicallAbi,
    functionName,
    args: [false, sent.map(parseCallKey)],
  });
  const { blockNumber, returnData } = nameOutputs(multicallAbi, functionName, aggregated);
  const byKey = new Map(sent.map((key, index) => [key, returnData[index]]));
  const answers = contracts.map((contract, index) => {
    const result = byKey.get(keys[index] ?? '');
    return result?.success ? toAnswer(contract, result.returnData) : empty;
  });
  return { blockNumber, answers };
}

const empty: Answer = { kind: 'empty' };

function toAnswer(contract: ContractFunctionParameters, data: Hex): Answer {
  if (data === '0x') return empty;
  try {
    return { kind: 'value', result: decode(contract, data) };
  } catch (error) {
    logError(messages.chain.undecodable(contract.functionName, contract.address), error);
    return { kind: 'error' };
  }
}

/** The result of a view; several results are an object by their names in the ABI. */
function decode({ abi, functionName, args }: ContractFunctionParameters, data: Hex): unknown {
  const result = decodeFunctionResult({ abi, functionName, args, data });
  const item = getAbiItem({ abi, name: functionName });
  const hasSeveral = item?.type === 'function' && item.outputs.length > 1;
  return hasSeveral && Array.isArray(result) ? nameOutputs(abi, functionName, result) : result;
}
