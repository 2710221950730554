import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { poolChangedSchema } from '@tradewind/schema/hub/pool-changed';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { chainId } from './busy-chain.ts';

const negotiationSchema = z.object({ connectionToken: z.string() });
const messageSchema = z.object({
  target: z.string().optional(),
  arguments: z.array(z.looseObject({ extraData: z.string().optional() })).optional(),
});
const separator = '\u001e';

/** Connects a plain hub client that receives changed pools with their block. */
export async function connectHub(
  apiUrl: string,
  onPools: (blockNumber: number) => void,
): Promise<{ close: () => void }> {
  const { connectionToken } = negotiationSchema.parse(await negotiate(apiUrl));
  const socket = new WebSocket(
    `${apiUrl.replace('http', 'ws')}/stocks?id=${encodeURIComponent(connectionToken)}`,
  );
  await once(socket, 'open');
  const send = (message: unknown) => socket.send(`${JSON.stringify(message)}${separator}`);
  send({ protocol: 'json', version: 1 });
  await once(socket, 'message');
  send({ type: 1, invocationId: '1', target: 'subscribe', arguments: [[`pools:${chainId}`]] });
  await once(socket, 'message');
  socket.on('message', (content: Buffer) => {
    const messages = content.toString().split(separator).filter(Boolean);
    for (const text of messages) {
      const { target, arguments: [event] = [] } = messageSchema.parse(JSON.parse(text));
      if (target === 'pool_changed')
        onPools(poolChangedSchema.parse(JSON.parse(event?.extraData ?? '')).blockNumber);
    }
  });
  return { close: () => socket.terminate() };
}

/** Retries, because the hub opens shortly after the API is ready. */
async function negotiate(apiUrl: string): Promise<unknown> {
  for (;;) {
    const answer = await fetch(`${apiUrl}/stocks/negotiate?negotiateVersion=1`, { method: 'POST' });
    if (answer.ok) return answer.json();
    if (answer.status !== 503) throw new Error(`negotiate: ${answer.status} ${await answer.text()}`);
    await delay(50);
  }
}
