/** What a sale is on chain (`ISale.State`). */
export type SaleState = 'open' | 'levelled' | 'delivered' | 'cancelled';

/** Why a sale is dead (`ISale.Reason`). */
export type DeadReason = 'vetoed' | 'notFunded' | 'softCapMissed' | 'notSettled' | 'notDelivered';

export type SaleFacts = {
  readonly state: SaleState;
  readonly committed: bigint;
  readonly softCap: bigint;
  readonly prefunded: boolean;
  readonly isFunded: boolean;
  readonly openAt: bigint;
  readonly closeAt: bigint;
  readonly deliverBy: bigint;
};

/** The status of a round on the wire (IDO-02): pending 0, coming 1, going 2, open 3, close 4. */
export const roundStatuses = ['pending', 'coming', 'going', 'open', 'close'] as const;

export type RoundStatus = (typeof roundStatuses)[number];

/** A round before its sale is on chain is pending while it is a draft, and coming once it is published. */
export type RoundFacts =
  | { readonly kind: 'draft' }
  | { readonly kind: 'published' }
  | { readonly kind: 'sale'; readonly sale: Pick<SaleFacts, 'state' | 'openAt' | 'closeAt'> };

/** The status of a round by the time of its chain. Its joins begin with `openAt` and end before `closeAt`. */
export function computeRoundStatus(round: RoundFacts, time: bigint): RoundStatus {
  if (round.kind === 'draft') return 'pending';
  if (round.kind === 'published') return 'coming';
  const { state, openAt, closeAt } = round.sale;
  if (state !== 'open' || time >= closeAt) return 'close';
  return time < openAt ? 'going' : 'open';
}

/** From the most active: a project has the status of its most active round. */
const byActivity: readonly RoundStatus[] = ['open', 'going', 'coming', 'close', 'pending'];

/** The status of a project; pending without a round. */
export function computeProjectStatus(rounds: readonly RoundStatus[]): RoundStatus {
  return byActivity.find((status) => rounds.includes(status)) ?? 'pending';
}

/** Why anybody could cancel the sale at a time (`ISale.deadReason`); undefined while it can end well or has ended. */
export function findDeadReason(sale: SaleFacts, time: bigint): DeadReason | undefined {
  const { state } = sale;
  if (state === 'levelled') return time >= sale.deliverBy ? 'notDelivered' : undefined;
  if (state !== 'open') return undefined;
  if (sale.prefunded && !sale.isFunded && time >= sale.openAt) return 'notFunded';
  if (time >= sale.closeAt && sale.committed < sale.softCap) return 'softCapMissed';
  return time >= sale.deliverBy ? 'notSettled' : undefined;
}

/** The call that closes the sale now: none, `close`, or `tally` of a level over all buyers. */
export function findClosingCall(
  sale: SaleFacts & { readonly hardCap: bigint },
  time: bigint,
): 'none' | 'close' | 'tally' {
  if (sale.state !== 'open' || time < sale.closeAt || findDeadReason(sale, time) !== undefined) return 'none';
  return sale.committed > sale.hardCap ? 'tally' : 'close';
}
