import type { Notice } from '@tradewind/db/relay/notice';
import type { FastifyBaseLogger } from 'fastify';
import type { BusSource } from '../adapters/bus/bus.ts';
import type { Connection } from './connection/connection.ts';
import type { ToOutgoingEvents } from './event/to-outgoing-events.ts';
import type { HubMetrics } from './hub-metrics.ts';
import type { HubLimits } from './limits.ts';
import type { TopicBook } from './topic/topic-book.ts';
import type { UsedTokens } from './token/used-tokens.ts';
import type { WaitingBytes } from './waiting/waiting-bytes.ts';

/** The state of one hub, which the functions of this folder use. */
export type HubState = {
  readonly nodeId: string;
  /** Shared by all nodes once the hub has started. */
  secret: Buffer;
  readonly limits: HubLimits;
  readonly metrics: HubMetrics;
  readonly logger: FastifyBaseLogger;
  readonly methods: ReadonlyMap<string, HubMethod>;
  readonly toEvents: ToOutgoingEvents;
  readonly connections: Map<string, Connection>;
  readonly countsByIp: Map<string, number>;
  readonly usedTokens: UsedTokens;
  readonly topics: TopicBook;
  /** The home chain: an area's events about it are published in the area's topic without a chain as well. */
  readonly homeChainId: number;
  readonly waiting: WaitingBytes;
  /** Areas of this process that publish more than the notice itself. */
  readonly noticeListeners: Set<NoticeListener>;
  /** `deaf` while the bus is lost, `closing` during the shutdown: neither accepts connections. */
  phase: 'open' | 'deaf' | 'closing';
  /** The present carrier of notices to this node. */
  busSource: BusSource | 'none';
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number;
};

/** Receives every notice in order; `isPast`: it only restores the state from before this process began. */
export type NoticeListener = (notice: Notice, isPast: boolean) => void;

export type HubCall = { hub: HubState; connection: Connection; arguments: readonly unknown[] };

/** A method for clients: one answer, or a stream of items until the signal. */
export type HubMethod =
  | { kind: 'call'; run: (call: HubCall) => unknown }
  | { kind: 'stream'; run: (call: HubCall, signal: AbortSignal) => AsyncIterable<unknown> };
