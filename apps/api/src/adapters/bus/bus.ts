import type { Notice } from '@tradewind/db/relay/notice';

/**
 * Delivers notices of the outbox to every API node: each once, in the order of their ids, through any number of
 * interruptions.
 */
export type Bus = {
  /** Follows the notices after this id; the bus counts as lost until `onRestored`. */
  start: (after: number, listener: BusListener) => void;
  stop: () => Promise<void>;
};

/** The carrier of the notices to this node. */
export type BusSource = 'redis' | 'postgres';

export type BusListener = {
  onNotice: (notice: Notice) => void;
  /** Some notices are lost for good: they were too many, or the database was replaced. */
  onGap: () => void;
  /** No notice may have arrived for some seconds. */
  onLost: () => void;
  /** All missed notices have been delivered. */
  onRestored: () => void;
  /**
   * Notices arrive from another source than before; without a loss when one source takes over from the other.
   */
  onSource: (source: BusSource) => void;
};

/** The id of the last delivered notice, from any source; the present source delivers the next one. */
export type BusPosition = { last: number };
