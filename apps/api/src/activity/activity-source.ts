import type { EventCursor } from '@tradewind/db/column/event-cursor';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import type { ActivityCover, ActivityKind, ActivityRow } from '@tradewind/schema/activity/account-activity';

export type ActivityPage = {
  chainId: number;
  account: Hex;
  /** Of this pool alone; given to sources that are by pool. */
  pool?: Hex;
  limit: number;
  cursor: EventCursor;
};

/** An area's rows of one kind in the activity of accounts. */
export type ActivitySource = {
  kind: ActivityKind;
  /** Whether it lists the rows of one pool, by an index of their order. */
  isByPool?: true;
  /** The newest rows before the cursor, newest first and at most `limit`; an index has them in this order. */
  list: (database: Database, page: ActivityPage) => Promise<readonly ActivityRow[]>;
  /** What the rows are complete for; of the source of transfers. */
  readCover?: (database: Database, chain: { chainId: number }) => Promise<ActivityCover>;
};
