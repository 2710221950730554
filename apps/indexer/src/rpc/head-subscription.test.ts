import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { subscribeHeads } from './head-subscription.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve(onSocket: (socket: WebSocket, count: number) => void): Promise<string> {
  let count = 0;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => onSocket(socket, (count += 1)));
  closing.push(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

function subscribe(url: string, silenceMs?: number): Promise<void> {
  const received = Promise.withResolvers<void>();
  closing.push(subscribeHeads(url, () => received.resolve(), silenceMs).close);
  return received.promise;
}

const toHead = (number: number) =>
  JSON.stringify({
    method: 'eth_subscription',
    params: { subscription: '0x1', result: { number: `0x${number.toString(16)}` } },
  });
const head = toHead(1);

it('[CHAIN-01] given a silent node, when the limit is over, then it is reconnected', async () => {
  await subscribe(await serve((socket, count) => count > 1 && socket.send(head)), 100);
});

it('[CHAIN-01] given a message beyond the limit, when it comes, then it is rejected and the node is reconnected', async () => {
  let first: number | undefined;
  await subscribe(
    await serve((socket, count) => {
      socket.send(count > 1 ? head : 'x'.repeat(1024 * 1024 + 1));
      if (count === 1) socket.on('close', (code: number) => (first = code));
    }),
  );
  expect(first).toBeDefined();
});

it('[CHAIN-01] given a node, then its answer confirms the subscription until the connection ends, and a refusal does not', async () => {
  const announced: boolean[] = [];
  const url = await serve((socket, count) =>
    socket.once('message', () => {
      if (count === 1)
        return socket.send(JSON.stringify({ id: 1, error: { code: -32_601 } }), () => socket.close());
      socket.send(JSON.stringify({ id: 1, result: '0x1' }));
      socket.send(head, () => socket.close());
    }),
  );
  const seen = Promise.withResolvers<boolean[]>();
  const heads = subscribeHeads(url, (isAnnounced) => {
    announced.push(heads.isConfirmed());
    if (isAnnounced && announced.length === 3) seen.resolve(announced);
  });
  closing.push(heads.close);
  expect(await seen.promise).toEqual([false, true, true]);
  await expect.poll(heads.isConfirmed).toBe(false);
});

it('[CHAIN-01] given a head that is sent again, an error, a heartbeat or no JSON, then it announces nothing', async () => {
  const messages = [
    toHead(7),
    toHead(7),
    '{"id":2,"error":{"code":-1}}',
    '{"method":"ping"}',
    'x',
    toHead(8),
  ];
  const url = await serve((socket) =>
    socket.once('message', () => messages.forEach((message) => socket.send(message))),
  );
  const announced: boolean[] = [];
  const seen = Promise.withResolvers<void>();
  const heads = subscribeHeads(url, (isAnnounced) => {
    announced.push(isAnnounced);
    if (announced.length === messages.length) seen.resolve();
  });
  closing.push(heads.close);
  await seen.promise;
  expect(announced).toEqual([true, false, false, false, false, true]);
});
