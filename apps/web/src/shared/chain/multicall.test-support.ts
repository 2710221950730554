import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { type Address, decodeFunctionData, encodeFunctionResult, type Hex, zeroHash } from 'viem';

type AggregatedCall = { readonly target: Address; readonly callData: Hex };
type AggregatedAnswer = { readonly success: boolean; readonly returnData: Hex };

/** The calls of the page's request to Multicall3. */
export function listAggregated(data: Hex): readonly AggregatedCall[] {
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data });
  if (functionName !== 'tryBlockAndAggregate') throw new Error(`the page calls ${functionName}`);
  return args[1];
}

/** The answer of Multicall3 to a request, as of a block. */
export function answerMulticall(
  data: Hex,
  answer: (call: AggregatedCall) => AggregatedAnswer,
  blockNumber = 1n,
): Hex {
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'tryBlockAndAggregate',
    result: [blockNumber, zeroHash, listAggregated(data).map(answer)],
  });
}
