import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close, listen, startTestServer } from '../test/start-server.ts';

type Node = { server: Server; url: string; isReady: boolean; held: ServerResponse[] };

let nodes: Node[] = [];
let web: Awaited<ReturnType<typeof startTestServer>>;

async function startNode(name: string): Promise<Node> {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(node.isReady ? 200 : 503).end();
    if (request.url === '/frozen' && name === 'first') return void held.push(response);
    if (request.url === '/hold') return void held.push(response);
    return void text(request).then((body) => response.end(`${name} ${request.method} ${body}`));
  });
  const node: Node = { server, url: await listen(server), isReady: true, held };
  return node;
}

beforeEach(async () => {
  nodes = [await startNode('first'), await startNode('second')];
  web = await startTestServer((_request, response) => void response.end(), {
    API_URL: nodes.map(({ url }) => url).join(', '),
  });
});
afterEach(async () => {
  await web.stop();
  for (const { server } of nodes) await close(server);
});

async function sendRequest(init: RequestInit = {}): Promise<string> {
  return (await fetch(`${web.url}/api/x`, init)).text();
}

const requestTwice = async () => [await sendRequest(), await sendRequest()];

describe('API proxy before several nodes', () => {
  it('[OPS-03] sends requests to them in turn', async () => {
    const answers = [await sendRequest(), await sendRequest(), await sendRequest(), await sendRequest()];
    expect(new Set(answers.slice(0, 2))).toEqual(new Set(['first GET ', 'second GET ']));
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
  });

  it('[OPS-03] skips one that refuses connections, and keeps the body of the request', async () => {
    await close(nodes[0]!.server);
    for (const method of ['GET', 'POST', 'GET', 'POST']) {
      const body = method === 'POST' ? 'x'.repeat(100_000) : '';
      expect(await sendRequest({ method, ...(body && { body }) })).toBe(`second ${method} ${body}`);
    }
  });

  it('[OPS-03] skips one that reports not ready, until it is ready again', async () => {
    nodes[0]!.isReady = false;
    await expect.poll(requestTwice).toEqual(['second GET ', 'second GET ']);
    nodes[0]!.isReady = true;
    await expect.poll(async () => (await requestTwice()).toSorted()).toEqual(['first GET ', 'second GET ']);
  });

  it('[OPS-03] still sends requests when none reports ready', async () => {
    for (const node of nodes) node.isReady = false;
    await expect.poll(() => web.lines.filter((line) => line.includes('"isReady":false')).length).toBe(2);
    expect(await sendRequest()).toMatch(/ GET $/);
  });

  it('retries on another when a node breaks off before its answer, unless the request may have had an effect', async () => {
    for (const method of ['GET', 'POST']) {
      const requested = fetch(`${web.url}/api/hold`, { method });
      const holding = () => nodes.find(({ held }) => held.length > 0);
      await expect.poll(holding).toBeDefined();
      const first = holding()!;
      first.held.pop()!.destroy();
      if (method === 'GET') {
        await expect.poll(holding).not.toBe(undefined);
        holding()!.held.pop()!.end('answered');
      }
      const answer = await requested;
      expect(answer.status).toBe(method === 'GET' ? 200 : 503);
    }
  });

  it('[OPS-03] retries on another when a node is silent', async () => {
    const requested = [fetch(`${web.url}/api/frozen`), fetch(`${web.url}/api/frozen`)];
    const texts = requested.map(async (answer) => (await answer).text());
    expect(await Promise.all(texts)).toEqual(['second GET ', 'second GET ']);
    expect(nodes[0]!.held).toHaveLength(1);
  });

  it('[OPS-03] waits for a silent node when the request is not repeatable', async () => {
    const requested = [0, 1].map(() => fetch(`${web.url}/api/frozen`, { method: 'POST' }));
    const texts = Promise.all(requested.map(async (answer) => (await answer).text()));
    await expect.poll(() => nodes[0]!.held.length).toBe(1);
    // Longer than a node may be silent to a repeatable request.
    setTimeout(() => nodes[0]!.held[0]!.end('late'), 3_500);
    expect((await texts).toSorted()).toEqual(['late', 'second POST ']);
  });

  it('answers in the envelope when no node is reachable', async () => {
    for (const { server } of nodes) await close(server);
    const response = await fetch(`${web.url}/api/x`);
    expect([response.status, refusalSchema.parse(await response.json()).code]).toEqual([503, 'UNAVAILABLE']);
  });
});
