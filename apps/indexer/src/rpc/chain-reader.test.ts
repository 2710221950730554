import { expect, it } from 'vitest';
import { createChainReader } from './chain-reader.ts';
import type { JsonRpcClient, RpcAnswer, RpcCall } from './json-rpc-client.ts';

function answering(answer: (calls: readonly RpcCall[]) => RpcAnswer[]): JsonRpcClient {
  return { request: (calls) => Promise.resolve(answer(calls)), turnToNextNode: () => undefined };
}
const calls = (count: number) =>
  Array.from({ length: count }, () => ({ to: '0x01', data: '0x02', blockNumber: 1 }) as const);

it.each([
  [3, 'execution reverted: no'],
  [-32_000, 'execution reverted'],
  [-32_000, 'invalid opcode: INVALID'],
  [-32_000, 'invalid jump destination'],
  [-32_000, 'out of gas'],
  [-32_000, 'gas uint64 overflow'],
  [-32_000, 'stack underflow (0 <=> 1)'],
  [-32_000, 'stack limit reached 1024 (1023)'],
  [-32_000, 'return data out of bounds'],
  [-32_000, 'max initcode size exceeded: code size 49153, limit 49152'],
  [-32_000, 'write protection'],
  [-32_015, 'VM execution error.'],
  [-32_603, 'EVM error OpcodeNotFound'],
])('[CHAIN-01] a token that makes the machine fail stops nothing: %i %s', async (code, message) => {
  const reader = createChainReader(answering((asked) => asked.map(() => ({ error: { code, message } }))));
  expect(await reader.call(calls(2))).toEqual([undefined, undefined]);
});

it.each([
  [-32_005, 'limit exceeded'],
  [-32_000, 'header not found'],
  [-32_000, 'missing trie node'],
  [-32_603, 'system error'],
])('takes a fault of the node as one that may pass: %i %s', async (code, message) => {
  const reader = createChainReader(answering((asked) => asked.map(() => ({ error: { code, message } }))));
  await expect(reader.call(calls(1))).rejects.toMatchObject({ isRetryable: true });
});

it('[CHAIN-01] asks tokens in batches whose answers stay below the limits of nodes, however much each returns', async () => {
  const sizes: number[] = [];
  const reader = createChainReader(
    answering((asked) => {
      sizes.push(asked.length);
      return asked.map(() => ({ result: '0x' }));
    }),
  );
  expect(await reader.call(calls(45))).toHaveLength(45);
  expect(sizes).toEqual([20, 20, 5]);
});
