import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { SiteSpender } from '../../../shared/site/spender-part.ts';
import { mergeApprovals, type TokenApproval } from './approval.ts';
import type { AreaApprovals, FoundApprovals } from './approvals.query.ts';
import { mergeNfts, type StandingNft } from './nft-approval.ts';

/** The approvals of the account, as far as they are known. */
export type JoinedApprovals = {
  /** `none` is said only where every area has answered. */
  readonly state: 'loading' | 'unknown' | 'none' | 'some';
  readonly tokens: readonly TokenApproval[];
  readonly nfts: readonly StandingNft[];
  /** The contracts of the site in use. */
  readonly spenders: readonly SiteSpender[];
  /** Some contracts of the site did not answer. */
  readonly isPartial: boolean;
  readonly isStale: boolean;
  /** Tokens and collections that did not answer. */
  readonly silentCount: number;
};

/** Joins what the areas and the history say. */
export function joinApprovals(
  areas: readonly Reading<AreaApprovals>[],
  found: Reading<FoundApprovals>,
): JoinedApprovals {
  const known = areas.flatMap((area) => findValue(area) ?? []);
  const others = findValue(found);
  const all = others ? [...known, others] : known;
  const tokens = mergeApprovals(
    known.flatMap((area) => area.tokens.standing),
    others?.tokens.standing ?? [],
  );
  const nfts = mergeNfts(all.map((one) => one.nfts.standing));
  const isEmpty = tokens.length + nfts.length === 0;
  const isLoading = areas.some(({ state }) => state === 'loading') || (isEmpty && found.state === 'loading');
  const isPartial = areas.some(({ state }) => state === 'unknown');
  const counts = all.map((one) => one.tokens.silentCount + one.nfts.silentCount);
  return {
    state: isLoading ? 'loading' : toState(isEmpty, isPartial),
    tokens,
    nfts,
    spenders: known.flatMap((area) => area.spenders),
    isPartial,
    isStale: [...areas, found].some(({ state }) => state === 'stale'),
    silentCount: counts.reduce((sum, count) => sum + count, 0),
  };
}

function toState(isEmpty: boolean, isPartial: boolean): JoinedApprovals['state'] {
  if (!isEmpty) return 'some';
  return isPartial ? 'unknown' : 'none';
}
