import type { Topic } from '@tradewind/schema/hub/topic';
import type { ReceivedMessages } from '../protocol/received-messages.ts';
import type { SentMessages } from '../protocol/sent-messages.ts';
import type { Session } from '../../session/session.ts';
import type { Link } from '../transport/link.ts';
import type { MessageBudget } from './message-budget.ts';

/** One client, through all of its sockets. Times are milliseconds of the monotonic clock. */
export type Connection = {
  readonly id: string;
  /** Whether resumption was negotiated. */
  readonly isStateful: boolean;
  /** Address of the client, which limits count by. */
  readonly ip: string;
  readonly session: Session | undefined;
  phase: 'handshake' | 'open' | 'closed';
  /** Undefined while a stateful connection waits for a new socket. */
  link: Link | undefined;
  /**
   * The message that the client must send before any counted message is written to its socket: a pong after the
   * handshake's answer, or on a new socket the sequence from which it continues.
   */
  expects: 'pong' | 'sequence' | undefined;
  /** Time when it opened, lost its socket, or got a new one. */
  waitingSince: number;
  /**
   * Bytes written and kept for it since the last sweep, and the bytes held at that sweep that were older than
   * the sweep before.
   */
  addedBytes: number;
  lastingBytes: number;
  sentAt: number;
  receivedAt: number;
  readonly budget: MessageBudget;
  readonly topics: Set<Topic>;
  /** Its open streams, by invocation. */
  readonly streams: Map<string, AbortController>;
  /** By topic and target, the last event that was skipped because the client read too slowly. */
  readonly skipped: Map<string, { topic: Topic; frame: Buffer }>;
  /** State for resumption, once a client has requested it in its handshake. */
  memory: { sent: SentMessages; received: ReceivedMessages } | undefined;
};
