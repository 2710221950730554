import pino from 'pino';
import { Registry } from 'prom-client';
import { openConnection } from '../src/hub/connection/open-connection.ts';
import { createHubMetrics } from '../src/hub/hub-metrics.ts';
import type { HubState } from '../src/hub/hub-state.ts';
import { hubLimits } from '../src/hub/limits.ts';
import { hubMethods } from '../src/hub/methods.ts';
import { createUsedTokens } from '../src/hub/token/used-tokens.ts';
import { createTopicBook } from '../src/hub/topic/topic-book.ts';
import type { Link } from '../src/hub/transport/link.ts';

/** A hub without a database, a bus or a clock. */
export function createHubOfTest(): HubState {
  return {
    nodeId: 'node',
    secret: Buffer.alloc(32),
    limits: hubLimits,
    metrics: createHubMetrics(new Registry()),
    logger: pino({ level: 'silent' }),
    methods: hubMethods,
    connections: new Map(),
    countsByIp: new Map(),
    usedTokens: createUsedTokens(),
    topics: createTopicBook(),
    noticeListeners: new Set(),
    phase: 'open',
    now: () => 0,
  };
}

/** One connection of it, what was written to it, and how much of that is unread. */
export function openOfTest(isStateful: boolean) {
  const hub = createHubOfTest();
  const written: string[] = [];
  const reading = { bufferedBytes: 0 };
  let isEnded = false;
  const end = () => void (isEnded = true);
  const link: Link = {
    write: (frame) => written.push(frame.toString('latin1')),
    bufferedBytes: () => reading.bufferedBytes,
    end,
    destroy: end,
  };
  const listener = openConnection(hub, { id: 'id', isStateful, ip: '::1', session: undefined }, link);
  return { hub, listener, written, reading, isEnded: () => isEnded };
}
