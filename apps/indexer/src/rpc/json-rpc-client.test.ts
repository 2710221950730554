import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createJsonRpcClient } from './json-rpc-client.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const echo: RequestListener = (request, response) => {
  const parts: string[] = [];
  request.on('data', (part) => parts.push(String(part)));
  request.on('end', () => {
    const calls = JSON.parse(parts.join('')) as { id: number; params: unknown[] }[];
    const answers = calls.map(({ id, params }) => ({ id, result: params[0] }));
    response.end(JSON.stringify(answers.toReversed()));
  });
};
const calls = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ method: 'echo', params: [index] }));
const open = (urls: string[], onError = () => undefined as void) =>
  createJsonRpcClient({ urls, timeoutMs: 200, onError, onProgress: () => undefined });

it('returns answers in the order of the calls, also over several batches', async () => {
  const answers = await open([await serve(echo)]).request(calls(250));
  expect(answers).toMatchObject(calls(250).map((_, result) => ({ result })));
});

it('[CHAIN-01] changes to the next node on request after a failure, and reports it', async () => {
  let failures = 0;
  const broken = await serve((_request, response) => response.writeHead(503).end());
  const client = open([broken, await serve(echo)], () => {
    failures += 1;
  });
  for (let attempt = 0; attempt < 4; attempt += 1)
    await client.request(calls(1)).catch(client.turnToNextNode);
  expect(await client.request(calls(1))).toMatchObject([{ result: 0 }]);
  expect(failures).toBeLessThanOrEqual(1);
});

it('[CHAIN-01] given a node that most others contradict, when its turn comes again, then it is skipped', async () => {
  const requested: string[] = [];
  const open3 = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      serve((request, response) => {
        requested.push(name);
        echo(request, response);
      }),
    ),
  );
  const client = open(open3);
  await client.request(calls(1));
  const [liar] = requested;
  client.avoidNode();
  for (let turn = 0; turn < 6; turn += 1) {
    client.turnToNextNode();
    await client.request(calls(1));
  }
  expect(requested.slice(1)).not.toContain(liar);
  expect(new Set(requested).size).toBe(3);
});

it('[CHAIN-01] given a list whose nodes are all excluded, when it continues, then each has its turn', async () => {
  const client = open([await serve(echo), await serve(echo)]);
  for (let turn = 0; turn < 2; turn += 1) {
    client.avoidNode();
    client.turnToNextNode();
  }
  expect(await client.request(calls(1))).toMatchObject([{ result: 0 }]);
});

it.each<[string, RequestListener]>([
  ['is silent', () => undefined],
  ['answers an error page', (_request, response) => response.end('<html>')],
  ['leaves an answer out', (_request, response) => response.end('[]')],
])('takes a node that %s as a failure that may pass', async (_case, listener) => {
  await expect(open([await serve(listener)]).request(calls(1))).rejects.toMatchObject({ isRetryable: true });
});
