import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChainNode } from './create-chain-node.ts';

const address = `0x${'11'.repeat(20)}` as const;
const call = { from: address, to: address, data: '0x', value: 1n } as const;
let error = { code: 0, message: '' };
let url: string;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const calls = [JSON.parse(body)].flat() as { id: number }[];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, error }))));
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const estimate = () =>
  createChainNode({ urls: [url], timeoutMs: 2_000, onError: () => undefined }).estimateGas(call);

describe('[OPS-05] what a node says of a transaction that it cannot estimate', () => {
  it.each([
    [3, 'execution reverted: TRANSFER_FAILED'],
    [-32000, 'execution reverted'],
    [-32000, 'gas required exceeds allowance (50000000)'],
    [-32000, 'invalid opcode: INVALID'],
    [-32015, 'VM execution error.'],
    [-32003, 'EVM error OutOfGas'],
  ])('is about the transaction: %d %s', async (code, message) => {
    error = { code, message };
    expect(await estimate()).toBeUndefined();
  });

  it.each([
    [-32005, 'limit exceeded'],
    [-32603, 'internal error'],
    [-32000, 'header not found'],
    [-32000, 'insufficient funds for transfer'],
    [-32601, 'the method eth_estimateGas does not exist'],
  ])('is about the node or the account: %d %s', async (code, message) => {
    error = { code, message };
    await expect(estimate()).rejects.toMatchObject({ isRetryable: true });
  });
});
