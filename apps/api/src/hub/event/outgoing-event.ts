import type { Target } from '@tradewind/schema/hub/target';
import type { Topic } from '@tradewind/schema/hub/topic';

/** What clients are told because of a notice. */
export type OutgoingEvent = {
  topic: Topic;
  /** For `account`: whose. */
  address?: `0x${string}`;
  target: Target;
  extraData: unknown;
  /** Whether a newer one makes it worthless, so that a slow client may go without. */
  isReplaceable: boolean;
};
