import { erc20Events } from '@tradewind/abi/standard/erc20.events';
import { callProbeAbi } from '@tradewind/abi/transaction/call-probe.abi';
import { callProbeRuntime } from '@tradewind/abi/transaction/call-probe.runtime';
import { addressInputSchema } from '@tradewind/schema/wire/address';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, isHex, numberToHex } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../chain/chain-client.ts';
import { isNodeFailure } from '../chain/node-failure.ts';
import { RpcNodeError } from '../chain/rpc-error.ts';
import type { CallRefusal, TransactionCall } from '../transaction/transaction-call.ts';
import { type NftEvent, type NodeLog, toNftEvent } from './nft-change.ts';

/** Consecutive calls of one account on top of the latest block; none of them is sent. */
export type CallSequence = {
  readonly account: Address;
  readonly calls: readonly TransactionCall[];
  /** The simulated native balance of the account, in wei. */
  readonly nativeBalance?: bigint;
};

/** The result of a call of a sequence. */
export type CallAnswer = {
  readonly isSuccess: boolean;
  /** The return data, or the revert data. */
  readonly returnData: Hex;
  /** The node's message about a failed call. */
  readonly message: string;
  /** What the call would use as a transaction of its own; undefined where the node does not say. */
  readonly gas: bigint | undefined;
  /** Contracts that emitted transfers; undefined where the node does not return events. */
  readonly transfers: readonly TokenTransfer[] | undefined;
  /** Moves and approvals of NFTs, in order; undefined where the node does not return events. */
  readonly nftEvents: readonly NftEvent[] | undefined;
};

/** A `Transfer` event; only its emitter is certain, because tokens can emit false events. */
export type TokenTransfer = {
  readonly token: Address;
  readonly from: Address;
  readonly to: Address;
  readonly amount: bigint;
};

export const hexSchema = z.custom<Hex>((value) => isHex(value));
const topicSchema = z.custom<Hex>((value) => isHex(value) && value.length === 66);
const logSchema = z.object({
  address: addressInputSchema,
  topics: z.array(topicSchema),
  data: hexSchema,
});
const callSchema = z.object({
  status: hexSchema,
  returnData: hexSchema,
  gasUsed: z.optional(hexSchema),
  logs: z.optional(z.array(logSchema)),
  error: z.optional(z.object({ message: z.optional(z.string()), data: z.optional(hexSchema) })),
});
const blocksSchema = z.tuple([z.object({ calls: z.array(callSchema) })]);

/**
 * Simulates the calls by `eth_simulateV1`, or where a node lacks it by an `eth_call` with the account's code
 * overridden. Undefined where it supports neither. Throws when the node failed, which is no result of the calls.
 */
export async function simulateCalls(
  client: ChainClient,
  sequence: CallSequence,
): Promise<readonly CallAnswer[] | undefined> {
  for (const simulate of [simulateBlock, callOverAccount]) {
    try {
      const answers = await simulate(client, sequence);
      if (answers) return answers;
    } catch (error) {
      // A node that refuses a method has answered.
      if (isNodeFailure(error)) throw error;
    }
  }
  return undefined;
}

/** The calls as one simulated block (`eth_simulateV1`); throws the node's error. */
async function simulateBlock(
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

function toCallAnswer({ status, returnData, gasUsed, error, logs }: z.infer<typeof callSchema>): CallAnswer {
  return {
    isSuccess: Number(status) === 1,
    returnData: returnData === '0x' ? (error?.data ?? returnData) : returnData,
    message: error?.message ?? '',
    gas: gasUsed === undefined ? undefined : BigInt(gasUsed),
    transfers: (logs ?? []).flatMap(toTransfer),
    nftEvents: logs?.flatMap(toNftEvent),
  };
}

/** Four topics are the move of an NFT. Some tokens name the parties in the data. */
function toTransfer({ address, topics, data }: NodeLog): TokenTransfer[] {
  const [topic, from, to, amount = '0x0'] = [...topics, ...listWords(data)];
  if (topic !== erc20Events.transfer.selector || topics.length > 3 || !from || !to) return [];
  return [{ token: address, from: toAddress(from), to: toAddress(to), amount: BigInt(amount) }];
}

function listWords(data: Hex): Hex[] {
  const words = data.slice(2).match(/.{64}/g) ?? [];
  return words.map((word) => `0x${word}` as const);
}

function toAddress(word: string): Address {
  return `0x${word.slice(-40)}`;
}

/**
 * Makes the calls by one `eth_call` to the account with overridden code; undefined from a node that ignores the
 * override. Throws the node's error.
 */
async function callOverAccount(
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
      ({ success, returnData }) => ({
        isSuccess: success,
        returnData,
        message: '',
        gas: undefined,
        transfers: undefined,
        nftEvents: undefined,
      }),
    );
  } catch {
    return undefined;
  }
}

/** A node's answer, parsed by its method's schema; throws RpcNodeError for anything else. */
function parseRpcAnswer<Answer>(schema: z.ZodMiniType<Answer>, answer: unknown): Answer {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new RpcNodeError('Failed to parse the simulation');
  return parsed.data;
}

/** The reason why a simulated call failed. */
export function toRefusal({ returnData, message }: CallAnswer): CallRefusal {
  const error = { message: message || 'execution reverted', data: returnData };
  return { estimateError: error, callError: error };
}
