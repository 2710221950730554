import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRpcClient } from './rpc-client.ts';
import { RpcNodeError } from './rpc-error.ts';

const servers: Server[] = [];

async function startNode(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A node that answers each call with its method's name and records every batch. */
async function startGoodNode(batches: string[][] = []): Promise<string> {
  return startNode((request, response) => void answerEcho(batches, request, response));
}

/** The same for a node that reports its chain. */
async function startNodeOf(chainId: number, batches: string[][] = []): Promise<string> {
  return startNode((request, response) => void answerEcho(batches, request, response, chainId));
}

async function answerEcho(
  batches: string[][] | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  chainId?: number,
): Promise<void> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const calls = JSON.parse(body) as { id: number; method: string }[];
  batches?.push(calls.map(({ method }) => method));
  const answers = calls.map(({ id, method }) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_chainId' && chainId !== undefined ? `0x${chainId.toString(16)}` : method,
  }));
  response.end(JSON.stringify(answers.toReversed()));
}

/** A node of these tests answers or is made to fail: no limit of time decides, however busy the machine is. */
const patient = { nodeTimeoutMs: 60_000, totalTimeoutMs: 60_000, random: () => 0 };
const fast = { ...patient, batchMs: 5 };
const call = { method: 'echo' };

/** The test ends the limit of the current request; the clock of the client then shows that it is over. */
function holdTime() {
  const limits: number[] = [];
  let now = 0;
  let controller = new AbortController();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    controller = new AbortController();
    return controller.signal;
  });
  const end = () => {
    now += limits.at(-1) ?? 0;
    controller.abort(new DOMException('over', 'TimeoutError'));
  };
  return { limits, end };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('createRpcClient', () => {
  it('[CHAIN-01] sends the calls of one interval as one JSON-RPC batch and returns each its own answer', async () => {
    const batches: string[][] = [];
    const client = createRpcClient({ ...fast, urls: [await startGoodNode(batches)] });
    const answers = await Promise.all(['a', 'b', 'c'].map((method) => client.request({ method })));
    expect(answers).toEqual(['a', 'b', 'c']);
    expect(batches).toEqual([['a', 'b', 'c']]);
  });

  it('[CHAIN-01] collects calls for 50 ms by default', async () => {
    const batches: string[][] = [];
    const client = createRpcClient({ ...patient, urls: [await startGoodNode(batches)] });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const first = client.request({ method: 'a' });
    vi.advanceTimersByTime(49);
    const second = client.request({ method: 'b' });
    vi.advanceTimersByTime(1);
    const third = client.request({ method: 'c' });
    vi.advanceTimersByTime(50);
    vi.useRealTimers();
    await Promise.all([first, second, third]);
    expect(new Set(batches.map(String))).toEqual(new Set(['a,b', 'c']));
  });

  it('[CHAIN-01] starts with a node chosen at random', async () => {
    const batches: [string[][], string[][], string[][]] = [[], [], []];
    const urls = await Promise.all(batches.map(startGoodNode));
    await createRpcClient({ ...fast, urls, random: () => 0.99 }).request(call);
    await createRpcClient({ ...fast, urls, random: () => 0.4 }).request(call);
    expect(batches.map((node) => node.length)).toEqual([0, 1, 1]);
  });

  it('[CHAIN-01] switches from an unreachable node to the next one and stays with it', async () => {
    const batches: string[][] = [];
    const urls = ['http://127.0.0.1:9', await startGoodNode(batches)];
    const client = createRpcClient({ ...fast, urls });
    expect(await client.request(call)).toBe('echo');
    expect(await client.request(call)).toBe('echo');
    expect(batches).toHaveLength(2);
  });

  it('[CHAIN-01] gives up on a hung node after its own timeout, tries the next, and stays with that', async () => {
    const time = holdTime();
    let requested = 0;
    const hung = await startNode(() => {
      requested += 1;
      time.end();
    });
    const client = createRpcClient({ ...fast, nodeTimeoutMs: 150, urls: [hung, await startGoodNode()] });
    expect(await client.request(call)).toBe('echo');
    expect(await client.request(call)).toBe('echo');
    expect([requested, time.limits]).toEqual([1, [150, 150, 150]]);
  });

  it('[CHAIN-01] ends after the total timeout when every node hangs', async () => {
    const time = holdTime();
    let requested = 0;
    const hung = await startNode(() => {
      requested += 1;
      time.end();
    });
    const urls = [hung, hung, hung];
    const client = createRpcClient({ ...fast, urls, nodeTimeoutMs: 150, totalTimeoutMs: 200 });
    await expect(client.request(call)).rejects.toThrow('Failed to send batch call');
    expect([requested, time.limits]).toEqual([2, [150, 50]]);
  });

  it('[CHAIN-01] throws `Failed to send batch call` when no node can be reached', async () => {
    const client = createRpcClient({ ...fast, urls: ['http://127.0.0.1:9'] });
    await expect(client.request(call)).rejects.toThrow(new RpcNodeError('Failed to send batch call'));
  });

  it.each([
    ['text', 'not json'],
    ['an object instead of a batch', '{"jsonrpc":"2.0","id":1,"result":"0x1"}'],
    ['an answer without result or error', '[{"jsonrpc":"2.0","id":1}]'],
    ['a missing answer', '[]'],
  ])('[CHAIN-01] throws `Failed to parse JSON response` for %s', async (_, garbage) => {
    const url = await startNode((_request, response) => response.end(garbage));
    const client = createRpcClient({ ...fast, urls: [url] });
    await expect(client.request(call)).rejects.toThrow('Failed to parse JSON response');
  });

  it.each([
    ['eth_call', null],
    ['eth_getBalance', 12],
    ['eth_blockNumber', 'banana'],
    ['eth_getCode', {}],
    ['eth_getBlockByNumber', '0x1'],
    ['eth_getTransactionReceipt', []],
  ])('[CHAIN-01] rejects %s answered with %j, and tries the next node', async (method, result) => {
    const wrong = await startNode((_request, response) => response.end(JSON.stringify([{ id: 1, result }])));
    await expect(createRpcClient({ ...fast, urls: [wrong] }).request({ method })).rejects.toThrow(
      'Failed to parse JSON response',
    );
    const client = createRpcClient({ ...fast, urls: [wrong, await startNodeOf(1)] });
    expect(await client.request({ method: 'eth_chainId' })).toBe('0x1');
  });

  it('[CHAIN-01] rejects answers of another chain, and requests the chain id of a node once', async () => {
    const batches: string[][] = [];
    const urls = [await startNodeOf(56), await startNodeOf(31337, batches)];
    const client = createRpcClient({ ...fast, urls, chainId: 31337 });
    expect(await client.request(call)).toBe('echo');
    expect(await client.request(call)).toBe('echo');
    expect(batches).toEqual([['echo', 'eth_chainId'], ['echo']]);
    await expect(
      createRpcClient({ ...fast, urls: urls.slice(0, 1), chainId: 31337 }).request(call),
    ).rejects.toThrow('The node answers for chain 56');
  });

  it('[CHAIN-01] queries the own node first, and the configured ones while that one is skipped after a failure', async () => {
    const [own, configured]: string[][][] = [[], []];
    let isOwnDown = false;
    const ownUrl = await startNode((request, response) =>
      isOwnDown ? void request.socket.destroy() : void answerEcho(own, request, response),
    );
    const client = createRpcClient({
      ...fast,
      urls: [await startGoodNode(configured)],
      findOwnUrl: () => ownUrl,
    });
    await client.request(call);
    expect([own?.length, configured?.length]).toEqual([1, 0]);
    isOwnDown = true;
    await client.request(call);
    isOwnDown = false;
    await client.request(call);
    expect([own?.length, configured?.length]).toEqual([1, 2]);
  });

  it('[CHAIN-02] switches once from a lagging node to the next when several reads report the lag', async () => {
    const [first, second]: string[][][] = [[], []];
    const client = createRpcClient({
      ...fast,
      urls: [await startGoodNode(first), await startGoodNode(second)],
    });
    await client.request(call);
    client.leaveNode();
    client.leaveNode();
    await client.request(call);
    expect([first?.length, second?.length]).toEqual([1, 1]);
  });

  it('[CHAIN-01] reports the status code with its text, and fails over from it', async () => {
    const limited = await startNode((_request, response) => response.writeHead(429).end('slow down'));
    await expect(createRpcClient({ ...fast, urls: [limited] }).request(call)).rejects.toThrow(
      '429: Too Many Requests',
    );
    const client = createRpcClient({ ...fast, urls: [limited, await startGoodNode()] });
    expect(await client.request(call)).toBe('echo');
  });

  it('[CHAIN-01] returns a call its own error, with code and data, without failing over', async () => {
    const url = await startNode((_request, response) =>
      response.end('[{"id":1,"error":{"code":3,"message":"execution reverted","data":"0x08c379a0"}}]'),
    );
    const client = createRpcClient({ ...fast, urls: [url, await startGoodNode()] });
    await expect(client.request(call)).rejects.toMatchObject({ code: 3, data: '0x08c379a0' });
  });
});
