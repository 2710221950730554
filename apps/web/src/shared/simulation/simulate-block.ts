import { addressInputSchema } from '@tradewind/schema/wire/address';
import { type Address, type Hex, numberToHex, pad, toEventSelector } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../chain/chain-client.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import type { CallAnswer, CallSequence, TokenTransfer } from './call-sequence.ts';
import { hexSchema, parseRpcAnswer } from './rpc-answer.ts';

const logSchema = z.object({ address: addressInputSchema, topics: z.array(hexSchema) });
const callSchema = z.object({
  status: hexSchema,
  returnData: hexSchema,
  logs: z.optional(z.array(logSchema)),
  error: z.optional(z.object({ message: z.optional(z.string()), data: z.optional(hexSchema) })),
});
const blocksSchema = z.tuple([z.object({ calls: z.array(callSchema) })]);

/** The calls as one simulated block (`eth_simulateV1`); throws the node's error. */
export async function simulateBlock(
  client: ChainClient,
  { account, calls, nativeBalance }: CallSequence,
): Promise<readonly CallAnswer[]> {
  const block = {
    calls: calls.map(({ to, data, value }) => ({ from: account, to, data, value: numberToHex(value) })),
    ...(nativeBalance !== undefined && {
      stateOverrides: { [account]: { balance: numberToHex(nativeBalance) } },
    }),
  };
  const answer: unknown = await client.request({
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [block], traceTransfers: false }, 'latest'],
  });
  const [{ calls: results }] = parseRpcAnswer(blocksSchema, answer);
  if (results.length !== calls.length) throw new RpcNodeError('Failed to parse the simulation');
  return results.map(toCallAnswer);
}

function toCallAnswer({ status, returnData, error, logs }: z.infer<typeof callSchema>): CallAnswer {
  return {
    isSuccess: Number(status) === 1,
    returnData: returnData === '0x' ? (error?.data ?? returnData) : returnData,
    message: error?.message ?? '',
    transfers: (logs ?? []).flatMap(toTransfer),
  };
}

const transferTopic = toEventSelector('Transfer(address,address,uint256)');

function toTransfer({ address, topics }: z.infer<typeof logSchema>): TokenTransfer[] {
  const [topic, from, to] = topics;
  if (topic !== transferTopic || !from || !to) return [];
  return [{ token: address, from: toAddress(from), to: toAddress(to) }];
}

function toAddress(topic: Hex): Address {
  return `0x${pad(topic).slice(-40)}`;
}
