import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChainNode } from './chain-node.ts';
import { createChainNode } from './create-chain-node.ts';
import { hash } from '../../test-support/known.ts';

const address = `0x${'cd'.repeat(20)}` as const;
const call = { from: address, to: address, data: '0x', value: 1n } as const;

let server: Server;
let node: ChainNode;
let errors = 0;
let answer: object;

beforeAll(async () => {
  server = createServer((request, response) => {
    const respond = async () => {
      const requested = (await json(request)) as { id: number }[];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(requested.map(({ id }) => ({ jsonrpc: '2.0', id, ...answer }))));
    };
    void respond().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const urls = [`http://127.0.0.1:${port}/secret-key`];
  node = createChainNode({ urls, timeoutMs: 2_000, onError: () => (errors += 1) });
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const failure = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error);

describe('[OPS-05] requests of the keeper to a node', () => {
  it('parses the answers: quantities, absent values, a receipt', async () => {
    answer = { result: '0x10' };
    expect([await node.getNonce(address), await node.getBalance(address)]).toEqual([16, 16n]);
    answer = { result: null };
    expect([await node.findReceipt([hash, hash]), await node.isKnown(hash)]).toEqual([undefined, false]);
    answer = { result: `0x${'AB'.repeat(32)}` };
    expect(await node.read(address, '0x')).toBe(hash);
    answer = { result: '0x' };
    expect(await node.read(address, '0x')).toBeUndefined();
    const block = { blockNumber: '0x5', blockHash: hash };
    answer = { result: { transactionHash: hash, ...block, from: address, status: '0x0', logs: [] } };
    expect(await node.findReceipt([hash])).toMatchObject({ txHash: hash, blockNumber: 5, succeeded: false });
  });

  it('an error about the call is an answer: a revert, a refused transaction', async () => {
    answer = { error: { code: 3, message: 'execution reverted' } };
    expect(await node.estimateGas(call)).toBeUndefined();
    expect(await node.read(address, '0x')).toBeUndefined();
    answer = { error: { code: -32_000, message: 'nonce too low' } };
    expect(await node.send('0x02')).toBe('nonce too low');
  });

  it('any other error is retryable and contains no address of a node', async () => {
    const before = errors;
    answer = { result: 'nonsense' };
    const unparsed = [
      node.getHead(),
      node.getNonce(address),
      node.findReceipt([hash]),
      node.estimateGas(call),
      node.read(address, '0x'),
    ];
    const away = createChainNode({
      urls: ['http://127.0.0.1:1/secret-key'],
      timeoutMs: 2_000,
      onError: () => undefined,
    });
    const unreachable = [away.getHead(), away.estimateGas(call)];
    for (const error of await Promise.all([...unparsed, ...unreachable].map(failure))) {
      expect(error).toMatchObject({ isRetryable: true });
      expect(inspect(error)).not.toContain('secret-key');
    }
    expect(errors).toBe(before + 5);
    expect(await away.send('0x02')).not.toContain('secret-key');
  });
});

describe('[OPS-05] answers of a node to a failed estimate', () => {
  it.each([
    [-32_000, 'execution reverted'],
    [-32_000, 'gas required exceeds allowance (50000000)'],
    [-32_000, 'invalid opcode: INVALID'],
    [-32_015, 'VM execution error.'],
    [-32_003, 'EVM error OutOfGas'],
  ])('is about the transaction: %d %s', async (code, message) => {
    answer = { error: { code, message } };
    expect(await node.estimateGas(call)).toBeUndefined();
  });

  it.each([
    [-32_005, 'limit exceeded'],
    [-32_603, 'internal error'],
    [-32_000, 'header not found'],
    [-32_000, 'insufficient funds for transfer'],
    [-32_601, 'the method eth_estimateGas does not exist'],
  ])('is about the node or the account: %d %s', async (code, message) => {
    answer = { error: { code, message } };
    await expect(node.estimateGas(call)).rejects.toMatchObject({ isRetryable: true });
  });
});
