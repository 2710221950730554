import { computeAccepted, fullLevel, type Commitment } from './level.ts';
import { computeTokens } from './schedule.ts';

/** What an open sale is known to have at its newest block; amounts in raw units of the payment token. */
export type OpenSale = {
  readonly kind: 'fixed' | 'commit';
  readonly committed: bigint;
  readonly buyers: bigint;
  readonly softCap: bigint;
  readonly hardCap: bigint;
  readonly maxWeight: bigint;
  readonly tokensPerPayE18: bigint;
  /** A level that all buyers of a moment gave; undefined where none is known. */
  readonly known: KnownLevel | undefined;
};

/** A level of all buyers of a moment, with the sum of their commitments and the account's own one then. */
export type KnownLevel = { readonly level: bigint; readonly committed: bigint; readonly mine: Commitment };

/**
 * What an account has committed and would add now, with the weight that it has then; both may be 0, but not their sum.
 */
export type PlannedJoin = {
  readonly committed: bigint;
  readonly weight: bigint;
  readonly amount: bigint;
};

/** A possible end: the counting and the returned part in raw units of the payment token, and the bought tokens. */
export type ClosingShare = { readonly accepted: bigint; readonly change: bigint; readonly bought: bigint };

/**
 * What an account would get if the sale closed now.
 * * `full`: a fixed sale has only `left`; it refuses the payment.
 * * `softCapMissed`: the sale would be cancelled, and everything paid back; `missing` more is needed.
 * * `exact`: everything counts.
 * * `between`: at least `least` and at most `most` counts.
 */
export type ClosingEstimate =
  | { readonly kind: 'full'; readonly left: bigint }
  | { readonly kind: 'softCapMissed'; readonly missing: bigint }
  | { readonly kind: 'exact'; readonly share: ClosingShare }
  | { readonly kind: 'between'; readonly least: ClosingShare; readonly most: ClosingShare };

/**
 * What an account would get if a sale closed now with its planned payment, from the sums of the sale alone: without the
 * other commitments only bounds follow, and both hold whatever those are. Later payments of others lower them.
 *
 * At most: another payment never raises a level, so the part at a known level; and since shares of all buyers fall in
 * proportion at most, less where the own payment is large. At least: what others cannot take; the share beside others
 * of the largest weight; the share at the known level less later payments. All are rounded to the safe side.
 */
export function computeClosingEstimate(sale: OpenSale, join: PlannedJoin): ClosingEstimate {
  const total = join.committed + join.amount;
  const committed = sale.committed + join.amount;
  if (sale.kind === 'fixed' && committed > sale.hardCap) {
    return { kind: 'full', left: sale.hardCap - sale.committed };
  }
  if (committed < sale.softCap) return { kind: 'softCapMissed', missing: sale.softCap - committed };
  const toShare = (accepted: bigint): ClosingShare => ({
    accepted,
    change: total - accepted,
    bought: computeTokens(accepted, sale.tokensPerPayE18),
  });
  if (committed <= sale.hardCap) return { kind: 'exact', share: toShare(total) };
  return {
    kind: 'between',
    least: toShare(computeLeast(sale, join)),
    most: toShare(computeMost(sale, join)),
  };
}

/** Buyers with this one. */
function countBuyers({ buyers }: OpenSale, { committed }: PlannedJoin): bigint {
  return committed === 0n ? buyers + 1n : buyers;
}

function computeLeast(sale: OpenSale, join: PlannedJoin): bigint {
  const { hardCap, maxWeight, known } = sale;
  const total = join.committed + join.amount;
  const buyers = countBuyers(sale, join);
  // An oversubscribed sale sells more than `hardCap - buyers`.
  const sold = hardCap - buyers + 1n;
  const leftByOthers = sold - (sale.committed - join.committed);
  const weights = join.weight + (buyers - 1n) * maxWeight;
  const besideLargest = computeAccepted(
    { committed: total, weight: join.weight },
    ((hardCap + 1n) << 32n) / weights - 1n,
  );
  const bounds = [leftByOthers, besideLargest];
  if (known !== undefined) {
    const paidSince = sale.committed - known.committed - (join.committed - known.mine.committed);
    bounds.push(computeAccepted(known.mine, known.level) - paidSince - buyers + 1n);
  }
  const least = bounds.reduce((largest, bound) => (bound > largest ? bound : largest), 0n);
  return least < total ? least : total;
}

function computeMost(sale: OpenSale, join: PlannedJoin): bigint {
  const { hardCap, known } = sale;
  const mine = { committed: join.committed + join.amount, weight: join.weight };
  const level = known === undefined ? fullLevel : lowerLevel(known, mine, hardCap, countBuyers(sale, join));
  const most = computeAccepted(mine, level);
  return most < hardCap ? most : hardCap;
}

/**
 * A bound of the level after the payment. What buyers get at a level is concave in it, so a level that sold `hardCap`
 * and now would sell `more` falls at least to its `hardCap / (hardCap + more)`, with a unit a buyer for the rounding.
 */
function lowerLevel(known: KnownLevel, mine: Commitment, hardCap: bigint, buyers: bigint): bigint {
  const { level } = known;
  const more = computeAccepted(mine, level) - computeAccepted(known.mine, level);
  const wouldSell = hardCap - buyers + more;
  if (level === fullLevel || wouldSell <= 0n) return level;
  const lower = (level * (hardCap + buyers + 1n)) / wouldSell + 1n;
  return lower < level ? lower : level;
}
