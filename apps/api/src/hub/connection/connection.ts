import type { Topic } from '@tradewind/schema/hub/topic';
import type { ReceivedMessages } from '../protocol/received-messages.ts';
import type { SentMessages } from '../protocol/sent-messages.ts';
import type { Link } from '../transport/link.ts';
import type { MessageBudget } from './message-budget.ts';

/** Who a connection belongs to. */
export type HubSession = { id: string; address: `0x${string}` };

/** One client, through all of its sockets. Times are of the monotonic clock, in milliseconds. */
export type Connection = {
  readonly id: string;
  /** Whether resumption was negotiated. */
  readonly isStateful: boolean;
  /** Where it comes from: what limits are counted by. */
  readonly ip: string;
  readonly session: HubSession | undefined;
  phase: 'handshake' | 'open' | 'closed';
  /** Undefined while a stateful connection waits for a new socket. */
  link: Link | undefined;
  /** Whether a new socket waits for its client to say by a sequence where it goes on: until then nothing is sent. */
  isMuted: boolean;
  /** When it opened, lost its socket, or got a new one. */
  waitingSince: number;
  sentAt: number;
  receivedAt: number;
  readonly budget: MessageBudget;
  readonly topics: Set<Topic>;
  /** Streams that it reads, by invocation. */
  readonly streams: Map<string, AbortController>;
  /** By topic and target, the last event that was left out because it read too slowly. */
  readonly skipped: Map<string, { topic: Topic; frame: Buffer }>;
  /** What resumption needs, once a client has asked for it in its handshake. */
  memory: { sent: SentMessages; received: ReceivedMessages } | undefined;
};
