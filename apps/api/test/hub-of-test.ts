import pino from 'pino';
import { Registry } from '@prometheus-io/client';
import { openConnection } from '../src/hub/connection/open-connection.ts';
import { createToOutgoingEvents } from '../src/hub/event/to-outgoing-events.ts';
import { createHubMetrics } from '../src/hub/hub-metrics.ts';
import type { HubState } from '../src/hub/hub-state.ts';
import { hubLimits } from '../src/hub/limits.ts';
import { hubMethods } from '../src/hub/methods.ts';
import { createUsedTokens } from '../src/hub/token/used-tokens.ts';
import { createTopicBook } from '../src/hub/topic/topic-book.ts';
import { createWaitingBytes } from '../src/hub/waiting/waiting-bytes.ts';
import type { Link } from '../src/hub/transport/link.ts';

/** A hub without a database, a bus or a clock. */
export function createHubOfTest(): HubState {
  return {
    nodeId: 'node',
    homeChainId: 1,
    secret: Buffer.alloc(32),
    limits: hubLimits,
    metrics: createHubMetrics(new Registry()),
    logger: pino({ level: 'silent' }),
    methods: hubMethods,
    toEvents: createToOutgoingEvents([]),
    connections: new Map(),
    countsByIp: new Map(),
    usedTokens: createUsedTokens(),
    topics: createTopicBook(),
    waiting: createWaitingBytes(),
    noticeListeners: new Set(),
    phase: 'open',
    busSource: 'none',
    now: () => 0,
  };
}

/** One connection of it, the written bytes, and how many of them are unread: none while it reads. */
export function openOfTest(isStateful: boolean, { hub = createHubOfTest(), id = 'id' } = {}) {
  const written: string[] = [];
  const reading = { bufferedBytes: 0, isDeaf: false };
  let isEnded = false;
  const end = () => {
    isEnded = true;
    reading.bufferedBytes = 0;
    listener.onClose();
  };
  const link: Link = {
    write: (frame) => {
      written.push(frame.toString('latin1'));
      if (reading.isDeaf) reading.bufferedBytes += frame.length;
    },
    ping: () => undefined,
    bufferedBytes: () => reading.bufferedBytes,
    incompleteBytes: () => 0,
    end,
    destroy: end,
  };
  const listener = openConnection(hub, { id, isStateful, ip: '::1', session: undefined }, link);
  return { hub, listener, written, reading, isEnded: () => isEnded };
}
