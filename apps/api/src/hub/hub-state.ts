import type { Notice } from '@tradewind/db/relay/notice';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from './connection/connection.ts';
import type { HubMetrics } from './hub-metrics.ts';
import type { HubLimits } from './limits.ts';
import type { TopicBook } from './topic/topic-book.ts';
import type { UsedTokens } from './token/used-tokens.ts';

/** All that one hub knows; the functions of this folder work on it. */
export type HubState = {
  readonly nodeId: string;
  /** Shared by all nodes once the hub has started. */
  secret: Buffer;
  readonly limits: HubLimits;
  readonly metrics: HubMetrics;
  readonly logger: FastifyBaseLogger;
  readonly methods: ReadonlyMap<string, HubMethod>;
  readonly connections: Map<string, Connection>;
  readonly countsByIp: Map<string, number>;
  readonly usedTokens: UsedTokens;
  readonly topics: TopicBook;
  /** Areas of this process that tell more than a notice says by itself. */
  readonly noticeListeners: Set<NoticeListener>;
  /** `deaf` while the bus is lost, `closing` for good: neither takes connections. */
  phase: 'open' | 'deaf' | 'closing';
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
};

/** Hears every notice in their order; `isPast`: it only tells where things stood when this process began. */
export type NoticeListener = (notice: Notice, isPast: boolean) => void;

export type HubCall = { hub: HubState; connection: Connection; arguments: readonly unknown[] };

/** What clients may call: one answer, or a stream of items until the signal. */
export type HubMethod =
  | { kind: 'call'; run: (call: HubCall) => unknown }
  | { kind: 'stream'; run: (call: HubCall, signal: AbortSignal) => AsyncIterable<unknown> };
