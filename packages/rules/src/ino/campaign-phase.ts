/** The facts of a campaign of boxes that decide its phases; times are seconds of its chain. */
export type CampaignFacts = {
  readonly start: bigint;
  /** The end of admission by list or rank; equal to `start` where anybody may buy at once. */
  readonly listEnd: bigint;
  readonly end: bigint;
  readonly supply: bigint;
  readonly sold: bigint;
  readonly isPaused: boolean;
  /** The bond lies in the contract, and the operator's secrets are proven. */
  readonly isReady: boolean;
  /** The next request to be drawn has waited an hour (decision 246). */
  readonly isQueueLate: boolean;
  readonly isFrozen: boolean;
};

export type CampaignPhase = 'coming' | 'open' | 'closed';

/** The phases as `timeLineStatus` has them (INO-05). */
export const phaseNumbers: Readonly<Record<CampaignPhase, 2 | 3 | 4>> = { coming: 2, open: 3, closed: 4 };

/** The phase by the chain's time alone; a frozen campaign is closed. An interval excludes its end. */
export function computeCampaignPhase(
  { start, end, isFrozen }: Pick<CampaignFacts, 'start' | 'end' | 'isFrozen'>,
  time: bigint,
): CampaignPhase {
  if (isFrozen || time >= end) return 'closed';
  return time < start ? 'coming' : 'open';
}

/** Who can buy now. `halted` is a running sale that is paused, or whose bond, secrets or next draw are missing. */
export type SalePhase = 'applications' | 'listed' | 'public' | 'halted' | 'finished';

export function computeSalePhase(campaign: CampaignFacts, time: bigint): SalePhase {
  const phase = computeCampaignPhase(campaign, time);
  if (phase === 'closed' || campaign.sold >= campaign.supply) return 'finished';
  if (phase === 'coming') return 'applications';
  if (campaign.isPaused || !campaign.isReady || campaign.isQueueLate) return 'halted';
  return time < campaign.listEnd ? 'listed' : 'public';
}

/**
 * `timelineBuyType` (INO-03): 1 applications, 2 list closed, 3 public, 4 finished. A halted sale counts as the first,
 * since its button must not say that an account is not on the list.
 */
export const buyTypes: Readonly<Record<SalePhase, 1 | 2 | 3 | 4>> = {
  applications: 1,
  halted: 1,
  listed: 2,
  public: 3,
  finished: 4,
};

/** `buyStatus`: 1 while somebody may buy. */
export function toBuyStatus(phase: SalePhase): 0 | 1 {
  return phase === 'listed' || phase === 'public' ? 1 : 0;
}

/** What the countdown of a campaign goes to; `closed` has none (`CLOSED`). */
export type Countdown =
  | { readonly kind: 'opens' | 'closes'; readonly at: bigint }
  | { readonly kind: 'closed' };

export function findCountdown(
  campaign: Pick<CampaignFacts, 'start' | 'end' | 'isFrozen'>,
  time: bigint,
): Countdown {
  const phase = computeCampaignPhase(campaign, time);
  if (phase === 'closed') return { kind: 'closed' };
  return phase === 'coming' ? { kind: 'opens', at: campaign.start } : { kind: 'closes', at: campaign.end };
}

/** The status of a step of the timeline: 0 pending, 1 in process, 2 completed. A step excludes its end. */
export function computeStepStatus(
  step: { readonly from: bigint; readonly to: bigint },
  time: bigint,
): 0 | 1 | 2 {
  if (time < step.from) return 0;
  return time < step.to ? 1 : 2;
}
