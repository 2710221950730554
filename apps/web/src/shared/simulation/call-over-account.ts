import { callProbeAbi } from '@tradewind/abi/transaction/call-probe.abi';
import { callProbeRuntime } from '@tradewind/abi/transaction/call-probe.runtime';
import { decodeFunctionResult, encodeFunctionData, type Hex, numberToHex } from 'viem';
import type { ChainClient } from '../chain/chain-client.ts';
import type { CallAnswer, CallSequence } from './call-sequence.ts';
import { hexSchema, parseRpcAnswer } from './rpc-answer.ts';

/**
 * Makes the calls by one `eth_call` to the account with overridden code; undefined from a node that ignores the
 * override. Throws the node's error.
 */
export async function callOverAccount(
  client: ChainClient,
  { account, calls, nativeBalance }: CallSequence,
): Promise<readonly CallAnswer[] | undefined> {
  const data = encodeFunctionData({
    abi: callProbeAbi,
    functionName: 'probe',
    args: [calls.map(({ to, value, data: callData }) => ({ to, value, data: callData }))],
  });
  const overridden = {
    code: callProbeRuntime,
    ...(nativeBalance !== undefined && { balance: numberToHex(nativeBalance) }),
  };
  const answer: unknown = await client.request({
    method: 'eth_call',
    params: [{ from: account, to: account, data }, 'latest', { [account]: overridden }],
  });
  const answers = findAnswers(parseRpcAnswer(hexSchema, answer));
  return answers?.length === calls.length ? answers : undefined;
}

/** An account without the code returns nothing. */
function findAnswers(data: Hex): CallAnswer[] | undefined {
  try {
    return decodeFunctionResult({ abi: callProbeAbi, functionName: 'probe', data }).map(
      ({ success, returnData }) => ({ isSuccess: success, returnData, message: '', transfers: undefined }),
    );
  } catch {
    return undefined;
  }
}
