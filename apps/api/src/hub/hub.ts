import { randomBytes } from 'node:crypto';
import type { Database } from '@tradewind/db/database';
import { getSecret } from '@tradewind/db/relay/get-secret.query';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '@prometheus-io/client';
import type { Bus } from '../adapters/bus/bus.ts';
import { pauseBeforeRetry, type RetryPace } from '@tradewind/process/retry';
import { repeat } from '../adapters/bus/repeat.ts';
import { sweep } from './connection/sweep.ts';
import { closeAll, dropAll } from './close-all.ts';
import { endConnectionsOfEndedSessions } from './end-sessions.ts';
import type { NoticeReader } from './event/notice-reader.ts';
import { createToOutgoingEvents } from './event/to-outgoing-events.ts';
import { createHubMetrics } from './hub-metrics.ts';
import type { HubMethod, HubState } from './hub-state.ts';
import { type HubLimits, hubLimits } from './limits.ts';
import { listenToBus } from './listen-to-bus.ts';
import { loadTopics } from './load-topics.ts';
import { hubMethods } from './methods.ts';
import { createUsedTokens } from './token/used-tokens.ts';
import { createTopicBook } from './topic/topic-book.ts';
import { createWaitingBytes } from './waiting/waiting-bytes.ts';

export type Hub = {
  state: HubState;
  /** Begins to accept connections as soon as the database and the bus are available. */
  start: () => void;
  /** Accepts no more connections and moves the present ones to other nodes, spread over the time. */
  drain: (milliseconds: number) => Promise<void>;
  /** Closes all remaining connections. */
  close: () => Promise<void>;
};

export type HubOptions = {
  nodeId: string;
  homeChainId: number;
  database: Database;
  bus: Bus;
  registry: Registry;
  logger: FastifyBaseLogger;
  /** The readers of the areas' notices. */
  notices: readonly NoticeReader[];
  limits?: Partial<HubLimits>;
  methods?: ReadonlyMap<string, HubMethod>;
};

/** The hub of this process; nothing runs before `start`. */
export function createHub(options: HubOptions): Hub {
  const state = createState(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  return {
    state,
    start: () => {
      const clock = setInterval(() => sweep(state), state.limits.sweepMs);
      signal.addEventListener('abort', () => clearInterval(clock));
      void begin(state, options, signal);
      void repeat(signal, state.limits.sessionMs, () => endSessions(state, options));
    },
    drain: async (milliseconds) => {
      state.phase = 'closing';
      await closeAll(state, milliseconds);
    },
    close: async () => {
      state.phase = 'closing';
      stopping.abort();
      dropAll(state);
      await options.bus.stop();
    },
  };
}

function createState({
  nodeId,
  homeChainId,
  registry,
  logger,
  notices,
  limits,
  methods,
}: HubOptions): HubState {
  return {
    nodeId,
    homeChainId,
    secret: randomBytes(32),
    limits: { ...hubLimits, ...limits },
    metrics: createHubMetrics(registry),
    logger,
    methods: methods ?? hubMethods,
    toEvents: createToOutgoingEvents(notices),
    connections: new Map(),
    countsByIp: new Map(),
    usedTokens: createUsedTokens(),
    topics: createTopicBook(),
    waiting: createWaitingBytes(),
    noticeListeners: new Set(),
    phase: 'deaf',
    busSource: 'none',
    now: () => performance.now(),
  };
}

const retryPace: RetryPace = { shortestMs: 500, longestMs: 5_000 };

/**
 * Reads the shared state of all nodes and the state of topics, then follows the bus; retries until the database
 * answers.
 */
async function begin(
  state: HubState,
  { database, bus, logger }: HubOptions,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      const secret = await getSecret(database, { name: 'hub' });
      state.secret = Buffer.from(secret.slice(2), 'hex');
      const after = await loadTopics(state, database);
      if (!signal.aborted) bus.start(after, listenToBus(state));
      return;
    } catch (error) {
      logger.warn({ err: error }, 'the hub cannot start yet');
      await pauseBeforeRetry(failures, retryPace, signal);
    }
  }
}

async function endSessions(state: HubState, { database, logger }: HubOptions): Promise<void> {
  await endConnectionsOfEndedSessions(state, database).catch((error: unknown) =>
    logger.warn({ err: error }, 'sessions could not be looked at'),
  );
}
