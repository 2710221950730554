import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { decodeFunctionData, encodeFunctionResult, type Hex, numberToHex } from 'viem';
import * as z from 'zod/mini';
import { localChain } from '../chain/local-chain.test-support.ts';
import type { NodeLog } from './nft-change.ts';
import { hexSchema } from './simulate-calls.ts';

const held = 10n ** 30n;
const callsSchema = z.array(
  z.object({ from: z.string(), to: z.string(), data: hexSchema, value: hexSchema }),
);
const blockSchema = z.object({ blockStateCalls: z.tuple([z.object({ calls: callsSchema })]) });
const paramsSchema = z.tuple([blockSchema], z.unknown());

/** What the write of a simulated block does. */
export type SimulatedEnd = {
  readonly isSuccess?: boolean;
  /** Raw units that leave every balance that is read, at most 10^30. */
  readonly taken?: bigint;
  /** The events of each call. */
  readonly logs?: readonly NodeLog[];
};

/** The calls of a simulation. */
export function listSimulatedCalls(params: unknown) {
  const [{ blockStateCalls }] = paramsSchema.parse(params);
  const [{ calls }] = blockStateCalls;
  return calls;
}

/** A node's answer to `eth_simulateV1`: balances are read first and last, and the calls between them end like this. */
export function answerSimulation(
  params: unknown,
  { isSuccess = true, taken = 0n, logs = [] }: SimulatedEnd = {},
) {
  const results = listSimulatedCalls(params).map(({ to, data }, index) => {
    const isRead = to === localChain.contracts.multicall3.address;
    if (!isRead) return { status: isSuccess ? '0x1' : '0x0', returnData: '0x', logs };
    return { status: '0x1', returnData: answerBalances(data, index === 0 ? held : held - taken) };
  });
  return [{ calls: results }];
}

function answerBalances(data: Hex, balance: bigint): Hex {
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data });
  if (functionName !== 'aggregate3') throw new Error(`balances are not read by ${functionName}`);
  const result = args[0].map(() => ({ success: true, returnData: numberToHex(balance, { size: 32 }) }));
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
}
