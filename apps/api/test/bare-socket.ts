import { WebSocket } from 'ws';
import { z } from 'zod';

const negotiationSchema = z.looseObject({ connectionId: z.string(), connectionToken: z.string().optional() });

/** The hub's answer to `negotiate`. */
export async function negotiate(origin: string, query = 'negotiateVersion=1') {
  const answer = await fetch(`${origin}/stocks/negotiate?${query}`, { method: 'POST' });
  const { connectionToken, ...rest } = negotiationSchema.parse(await answer.json());
  return { ...rest, connectionToken: connectionToken ?? rest.connectionId };
}

type SocketOptions = { token?: string; headers?: Record<string, string>; first?: string };

/** A plain websocket; `status` is the server's answer, 101 if it accepted. */
export async function openSocket(origin: string, { token, headers = {}, first }: SocketOptions = {}) {
  const query = token === undefined ? '' : `?id=${token}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/stocks${query}`, { headers });
  const messages: unknown[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('message', (data: Buffer) => {
    const texts = data.toString().split('\u001e').slice(0, -1);
    messages.push(...texts.map((text): unknown => JSON.parse(text)));
  });
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  });
  if (first !== undefined && status === 101) socket.send(first);
  return { status, socket, messages, closed };
}

export const handshake = '{"protocol":"json","version":1}\u001e';
