import type { HubState } from './hub-state.ts';

/** Why a client is intentionally refused or disconnected: counted, and no fault for the log. */
export type Refusal =
  /**
   * Refused: the node shuts down or has lost the bus, it is full, or one address has too many connections or
   * attempts.
   */
  | 'unavailable'
  | 'full'
  | 'address'
  | 'rate'
  /**
   * Refused: the token is unknown, used, expired or in use; the session differs; the page belongs to another
   * site.
   */
  | 'token'
  | 'in-use'
  | 'session'
  | 'origin'
  /** Disconnected: no handshake in time, an error of the protocol, too many messages, no sign of life. */
  | 'handshake'
  | 'protocol'
  | 'messages'
  | 'silent'
  /** Disconnected: it reads or acknowledges too little, or uses the most memory while the process is full. */
  | 'slow'
  | 'budget';

export function countRefusal({ metrics }: Pick<HubState, 'metrics'>, reason: Refusal): void {
  metrics.refused.inc({ reason });
}
