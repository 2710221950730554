import type { Target } from '@tradewind/schema/hub/target';
import type { Topic } from '@tradewind/schema/hub/topic';

/** An event for clients that follows from a notice. */
export type OutgoingEvent = {
  topic: Topic;
  /** Receiver of an `account` event, which is about this chain. */
  receiver?: { address: `0x${string}`; chainId: number };
  target: Target;
  extraData: unknown;
  /** Whether a newer event makes it worthless, so that a slow client may skip it. */
  isReplaceable: boolean;
};
