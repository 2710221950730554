import {
  bonusClaimedTable,
  boundaryResolvedTable,
  claimedTable,
  creditedTable,
  enteredTable,
  entriesPausedTable,
  pendingWithdrawnTable,
  phasePinnedTable,
  priceTable,
  roundSettledTable,
  selfClaimOnlySetTable,
  treasurySweptTable,
  weekExpiredTable,
  weekPublishedTable,
  weekVetoedTable,
} from '@tradewind/db/prediction/tables';
import type { EventRows } from './event-rows.ts';

/** The table of each kind of event rows. */
export const eventTables = {
  entered: enteredTable,
  boundariesResolved: boundaryResolvedTable,
  roundsSettled: roundSettledTable,
  claimed: claimedTable,
  credited: creditedTable,
  pendingWithdrawn: pendingWithdrawnTable,
  selfClaimOnlySet: selfClaimOnlySetTable,
  entriesPaused: entriesPausedTable,
  treasurySwept: treasurySweptTable,
  phasesPinned: phasePinnedTable,
  prices: priceTable,
  weeksPublished: weekPublishedTable,
  weeksVetoed: weekVetoedTable,
  bonusesClaimed: bonusClaimedTable,
  weeksExpired: weekExpiredTable,
} satisfies Record<keyof EventRows, unknown>;
