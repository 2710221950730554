import { setTimeout as delay } from 'node:timers/promises';
import { hubEventSchema, type HubEvent } from '@tradewind/schema/hub/hub-event';
import { hubPath } from '@tradewind/schema/hub/hub-path';
import { subscribeAnswerSchema } from '@tradewind/schema/hub/subscription';
import type { Topic } from '@tradewind/schema/hub/topic';
import { z } from 'zod';

const endOfMessage = '\u001e';
const messageSchema = z.looseObject({
  type: z.number().optional(),
  target: z.string().optional(),
  error: z.string().optional(),
  arguments: z.array(z.unknown()).optional(),
  result: z.unknown().optional(),
});

export interface HubClient {
  /** The last event of each topic. */
  readonly last: ReadonlyMap<string, HubEvent>;
  /** Descriptions of what a client must never receive. */
  readonly faults: readonly string[];
  readonly findConnections: () => number;
  readonly stop: () => Promise<void>;
}

interface State {
  readonly last: Map<string, HubEvent>;
  /** The last events of the current connection; another node can be some events behind the previous one. */
  connectionLast: Map<string, HubEvent>;
  readonly faults: string[];
  connections: number;
  /** Before it, a connection receives the newest event of each target; these events have gaps between them. */
  isSubscribed: boolean;
}

/** Starts a hub client that reconnects after each disconnect and checks every event against the previous one. */
export function startHubClient(origin: string, topics: readonly Topic[]): HubClient {
  const state: State = {
    last: new Map(),
    connectionLast: new Map(),
    faults: [],
    connections: 0,
    isSubscribed: false,
  };
  const stopping = new AbortController();
  const running = stayConnected(origin, topics, state, stopping.signal);
  return {
    last: state.last,
    faults: state.faults,
    findConnections: () => state.connections,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function stayConnected(
  origin: string,
  topics: readonly Topic[],
  state: State,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await connectOnce(origin, topics, state, signal).catch(() => undefined);
    await delay(100, undefined, { signal }).catch(() => undefined);
  }
}

async function connectOnce(
  origin: string,
  topics: readonly Topic[],
  state: State,
  signal: AbortSignal,
): Promise<void> {
  const negotiated = await fetch(`${origin}${hubPath}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
  });
  const { connectionToken } = z.looseObject({ connectionToken: z.string() }).parse(await negotiated.json());
  const url = `${origin.replace(/^http/, 'ws')}${hubPath}?id=${encodeURIComponent(connectionToken)}`;
  state.connectionLast = new Map();
  state.isSubscribed = false;
  const socket = new WebSocket(url);
  const close = () => socket.close();
  signal.addEventListener('abort', close);
  const send = (message: unknown) => socket.send(JSON.stringify(message) + endOfMessage);
  const closed = Promise.withResolvers<void>();
  socket.addEventListener('close', () => closed.resolve());
  socket.addEventListener('error', () => closed.resolve());
  socket.addEventListener('open', () => {
    send({ protocol: 'json', version: 1 });
    send({ type: 1, invocationId: '1', target: 'subscribe', arguments: [topics] });
  });
  const pinging = setInterval(() => socket.readyState === WebSocket.OPEN && send({ type: 6 }), 5_000);
  socket.addEventListener('message', ({ data }) => {
    for (const text of String(data).split(endOfMessage)) if (text !== '') receive(JSON.parse(text), state);
  });
  await closed.promise;
  clearInterval(pinging);
  signal.removeEventListener('abort', close);
}

function receive(input: unknown, state: State): void {
  const message = messageSchema.parse(input);
  if (message.error !== undefined) {
    state.faults.push(message.error);
    return;
  }
  if (message.type === 3) {
    state.connections += 1;
    state.isSubscribed = true;
    for (const { last } of subscribeAnswerSchema.parse(message.result))
      for (const { target, event } of last) note({ target, event }, state, 'snapshot');
  }
  if (message.type === 1)
    note(
      { target: message.target, event: hubEventSchema.parse(message.arguments?.[0]) },
      state,
      state.isSubscribed ? 'event' : 'snapshot',
    );
}

interface Received {
  readonly target: string | undefined;
  readonly event: HubEvent;
}

/**
 * Within a connection an event is new and skips none, or continues the previous one. A snapshot, and another node,
 * can be behind the known state.
 */
function note({ target, event }: Received, state: State, kind: 'snapshot' | 'event'): void {
  const { last, connectionLast, faults } = state;
  const { topic, sequence, previous } = event;
  const before = connectionLast.get(topic);
  if (kind === 'event' && before !== undefined) {
    const goesOn = previous === sequence && sequence === before.sequence;
    if (sequence <= before.sequence && !goesOn)
      faults.push(`${topic}: ${sequence} came after ${before.sequence}`);
    else if (previous !== null && previous !== before.sequence)
      faults.push(`${topic}: one is missing between ${before.sequence} and ${sequence}`);
  }
  connectionLast.set(topic, event);
  // This event only shows that the topic has no new events.
  if (target === 'chain_stale') return;
  if (sequence >= (last.get(topic)?.sequence ?? -1)) last.set(topic, event);
}
