import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { findFreePort } from '../process/port.ts';

/** The faults that a third-party node can have at any time. */
export const rpcFaults = ['error', 'too many', 'hang', 'stale'] as const;
export type RpcFault = (typeof rpcFaults)[number];

const callSchema = z.looseObject({ method: z.string(), params: z.array(z.unknown()).default([]) });
const callsSchema = z.union([z.array(callSchema), callSchema.transform((call) => [call])]);

export interface FaultProxy {
  readonly url: string;
  /** Sets the current fault; undefined ends it and releases the held requests. */
  readonly setFault: (fault: RpcFault | undefined) => void;
  readonly stop: () => Promise<void>;
}

interface State {
  fault: RpcFault | undefined;
  /** Resolves when the fault ends. */
  recovered: PromiseWithResolvers<void>;
  /** The last responses about the head, by request; a stale node repeats them. */
  readonly heads: Map<string, string>;
}

/** Forwards JSON-RPC to a chain's node and injects the current fault. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const state: State = { fault: undefined, recovered: Promise.withResolvers(), heads: new Map() };
  const server = createServer((request, response) => {
    answer(target, state, request, response).catch(() => response.destroy());
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const setFault = (fault: RpcFault | undefined) => {
    state.fault = fault;
    state.recovered.resolve();
    state.recovered = Promise.withResolvers();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    setFault,
    stop: async () => {
      setFault(undefined);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  target: string,
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await text(request);
  if (state.fault === 'hang') await state.recovered.promise;
  if (state.fault === 'error') return void response.writeHead(500).end('broken');
  if (state.fault === 'too many') return void response.writeHead(429, { 'retry-after': '1' }).end();
  const key = findHeadKey(body);
  const stale = state.fault === 'stale' && key !== undefined ? state.heads.get(key) : undefined;
  const answered = stale ?? (await pass(target, body));
  if (key !== undefined && state.fault === undefined) state.heads.set(key, answered);
  response.setHeader('content-type', 'application/json').end(withIdOf(body, answered));
}

async function pass(target: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(target, { method: 'POST', headers, body })).text();
}

/** Returns the method and parameters of a request that only reads the head. */
function findHeadKey(body: string): string | undefined {
  const calls = callsSchema.safeParse(JSON.parse(body));
  if (!calls.success) return undefined;
  const [call, ...others] = calls.data;
  if (call === undefined || others.length > 0) return undefined;
  const isHead = call.method === 'eth_blockNumber' || call.params[0] === 'latest';
  return isHead ? JSON.stringify([call.method, call.params]) : undefined;
}

/** Sets the id of the current request in a repeated response. */
function withIdOf(body: string, answered: string): string {
  const id = /"id":\s*(\d+)/.exec(body)?.[1];
  return id === undefined || answered.startsWith('[')
    ? answered
    : answered.replace(/"id":\s*\d+/, `"id":${id}`);
}
