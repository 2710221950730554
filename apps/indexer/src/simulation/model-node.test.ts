import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createChainModel } from './chain-model.ts';
import { startModelNode } from './model-node.ts';
import { modelSources } from './model-sources.ts';
import { createRandom } from './random.ts';

it('given a client that disconnects in the middle of its request, then the node answers the next one', async () => {
  const random = createRandom(1);
  const model = createChainModel(random, modelSources);
  const node = await startModelNode({ model, random, slowMs: 0, change: () => undefined });
  const url = new URL(node.url(1));
  const socket = connect(Number(url.port), url.hostname);
  socket.end('POST /1 HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n[{"id":');
  socket.resume();
  await once(socket, 'close');
  const body = JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }]);
  const answer = await fetch(url, { method: 'POST', body });
  expect(await answer.json()).toMatchObject([{ id: 1 }]);
  await node.close();
});
