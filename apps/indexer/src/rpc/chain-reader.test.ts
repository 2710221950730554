import { expect, it } from 'vitest';
import { createChainReader } from './chain-reader.ts';
import type { JsonRpcClient, RpcAnswer, RpcCall } from './json-rpc-client.ts';

function answering(answer: (calls: readonly RpcCall[]) => RpcAnswer[]): JsonRpcClient {
  const request = (requested: readonly RpcCall[]) => Promise.resolve(answer(requested));
  return { request, turnToNextNode: () => undefined, avoidNode: () => undefined, nodes: [] };
}
const data = (index: number) => `0x${index.toString(16).padStart(4, '0')}` as const;
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
  const reader = createChainReader(
    answering((requested) => requested.map(() => ({ error: { code, message } }))),
  );
  expect(await reader.call(calls(2))).toEqual([undefined, undefined]);
});

it.each([
  [-32_005, 'limit exceeded'],
  [-32_000, 'header not found'],
  [-32_000, 'missing trie node'],
  [-32_603, 'system error'],
])('takes a fault of the node as one that may pass: %i %s', async (code, message) => {
  const reader = createChainReader(
    answering((requested) => requested.map(() => ({ error: { code, message } }))),
  );
  await expect(reader.call(calls(1))).rejects.toMatchObject({ isRetryable: true });
});

it('[CHAIN-01] requests tokens in batches whose answers stay below the limits of nodes, however much each returns', async () => {
  const sizes: number[] = [];
  const reader = createChainReader(
    answering((requested) => {
      sizes.push(requested.length);
      return requested.map(() => ({ result: '0x' }));
    }),
  );
  expect(await reader.call(calls(45))).toHaveLength(45);
  expect(sizes).toEqual([20, 20, 5]);
});

it('[CHAIN-01] given many tokens, when they are requested, then four batches are pending at once, and answers keep their order', async () => {
  let [waiting, most] = [0, 0];
  const reader = createChainReader({
    turnToNextNode: () => undefined,
    avoidNode: () => undefined,
    nodes: [],
    request: async (requested) => {
      most = Math.max(most, (waiting += 1));
      await Promise.resolve();
      waiting -= 1;
      return requested.map(({ params: [call] }) => ({ result: (call as { data: string }).data }));
    },
  });
  const requested = Array.from(
    { length: 205 },
    (_, index) => ({ to: '0x01', data: data(index), blockNumber: 1 }) as const,
  );
  expect(await reader.call(requested)).toEqual(requested.map((call) => call.data));
  expect(most).toBe(4);
});
