import type { Notice } from '@tradewind/db/relay/notice';

/** How notices of the outbox reach every API node: each once, in the order of their ids, however often the way to them breaks. */
export type Bus = {
  /** Follows the notices behind this id; the bus counts as lost until `onRestored`. */
  start: (after: number, listener: BusListener) => void;
  stop: () => Promise<void>;
};

export type BusListener = {
  onNotice: (notice: Notice) => void;
  /** Some notices are gone for good: they were too many, or the database is another one. */
  onGap: () => void;
  /** Nothing may have arrived for some seconds. */
  onLost: () => void;
  /** All that was missed has been told. */
  onRestored: () => void;
};
