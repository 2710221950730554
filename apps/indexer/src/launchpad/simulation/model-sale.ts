import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeProceeds } from '@tradewind/rules/launchpad/allocation';
import { computeAccepted, computeSold, findLevel, fullLevel } from '@tradewind/rules/launchpad/level';
import {
  computeReleased,
  computeStreamed,
  computeTokens,
  computeTranches,
  countSteps,
  type Schedule,
} from '@tradewind/rules/launchpad/schedule';
import { type DeadReason, findDeadReason, type SaleFacts } from '@tradewind/rules/launchpad/status';

/** A buyer as its contract holds it, with the sums of what it was paid; null is a payment that was not made. */
export type ModelBuyer = {
  account: Hex;
  committed: bigint;
  weight: bigint;
  joinedAt: bigint;
  isSelfClaimOnly: boolean;
  claimedTranches: bigint;
  steps: bigint;
  claimed: bigint;
  streamClaimed: bigint;
  streamClaimedAt: bigint | null;
  changePaid: bigint | null;
  refundPaid: bigint | null;
  /** Of the refund: the purchase, and the tokens that the buyer gave up. */
  returned: bigint;
  givenUp: bigint;
};

/** What a sale is created with; times in chain seconds. */
export type ModelTerms = {
  project: bigint;
  round: bigint;
  kind: 'fixed' | 'commit';
  pay: Hex;
  token: Hex;
  issuer: Hex;
  feeTo: Hex;
  signer: Hex | null;
  listRoot: Hex | null;
  listHash: Hex | null;
  latestTge: bigint;
  refundSeconds: bigint;
  hardCap: bigint;
  minPerUser: bigint;
  maxPerUser: bigint;
  maxWeight: bigint;
  tokensPerPayE18: bigint;
  feeBps: bigint;
  schedule: Schedule;
  vesting: Hex | null;
  payDecimals: bigint;
  tokenDecimals: bigint;
};

export type ModelSale = SaleFacts &
  ModelTerms & {
    address: Hex;
    number: number;
    reason: DeadReason | null;
    isPaused: boolean;
    /** The account whose permits count. */
    currentSigner: Hex | null;
    signerEpoch: bigint;
    level: bigint | null;
    accepted: bigint | null;
    tgeAt: bigint | null;
    buyers: ModelBuyer[];
    unsoldPaid: bigint;
    proceedsPaid: bigint | null;
    feePaid: bigint | null;
    createdAt: { blockNumber: number; time: number };
  };

/** An order of the monthly sale, with the months and the tokens that were paid. */
export type ModelOrder = {
  account: Hex;
  coin: bigint;
  tokens: bigint;
  locked: bigint;
  months: bigint;
  withdrawn: bigint;
};

/** The sales of a factory, and the orders of the monthly sale. */
export type ModelSales = { sales: ModelSale[]; orders: ModelOrder[] };

/** `ISale.join` of an amount that the sale takes. */
export function joinSale(
  sale: ModelSale,
  { account, amount, weight }: { account: Hex; amount: bigint; weight: bigint },
  time: bigint,
): ModelBuyer {
  let buyer = sale.buyers.find((each) => each.account === account);
  if (buyer === undefined) {
    buyer = createBuyer(account, time);
    sale.buyers.push(buyer);
  }
  buyer.committed += amount;
  if (weight > buyer.weight) buyer.weight = weight;
  edit(sale, { committed: sale.committed + amount });
  return buyer;
}

function createBuyer(account: Hex, joinedAt: bigint): ModelBuyer {
  return {
    account,
    committed: 0n,
    weight: 0n,
    joinedAt,
    isSelfClaimOnly: false,
    claimedTranches: 0n,
    steps: 0n,
    claimed: 0n,
    streamClaimed: 0n,
    streamClaimedAt: null,
    changePaid: null,
    refundPaid: null,
    returned: 0n,
    givenUp: 0n,
  };
}

/** `close` or `tally` of a sale that is over. */
export function levelSale(sale: ModelSale): { level: bigint; accepted: bigint } {
  const level = sale.committed <= sale.hardCap ? fullLevel : findLevel(sale.buyers, sale.hardCap);
  const accepted = computeSold(sale.buyers, level);
  edit(sale, { state: 'levelled', level, accepted });
  return { level, accepted };
}

/** Cancels a dead sale; undefined where it can still end well. */
export function failSale(sale: ModelSale, time: bigint): DeadReason | undefined {
  const reason = findDeadReason(sale, time);
  if (reason !== undefined) edit(sale, { state: 'cancelled', reason });
  return reason;
}

/** Pays the change of a levelled sale; undefined where there is none. */
export function payChange(sale: ModelSale, buyer: ModelBuyer): bigint | undefined {
  const change = buyer.committed - getShare(sale, buyer);
  if (change === 0n || buyer.changePaid !== null || buyer.refundPaid !== null) return undefined;
  buyer.changePaid = change;
  return change;
}

/** Returns a purchase in the refund window of a delivered sale, or everything of a cancelled one. */
export function refundBuyer(
  sale: ModelSale,
  buyer: ModelBuyer,
): { amount: bigint; tokens: bigint } | undefined {
  const hasClaimed = buyer.claimedTranches !== 0n || buyer.steps !== 0n;
  if (buyer.refundPaid !== null || hasClaimed) return undefined;
  const share = getShare(sale, buyer);
  const amount = buyer.changePaid === null ? buyer.committed : share;
  const isDelivered = sale.state === 'delivered';
  buyer.refundPaid = amount;
  buyer.returned = isDelivered ? share : amount;
  buyer.givenUp = isDelivered ? computeTokens(share, sale.tokensPerPayE18) : 0n;
  return { amount, tokens: buyer.givenUp };
}

/** Claims every due tranche, or the due steps of the stream: the parts by claim round. */
export function claimDue(sale: ModelSale, buyer: ModelBuyer, of: 'tranches' | 'stream', time: bigint) {
  const { tgeAt, schedule } = sale;
  if (tgeAt === null || buyer.refundPaid !== null) return [];
  const tokens = computeTokens(getShare(sale, buyer), sale.tokensPerPayE18);
  const parts =
    of === 'stream'
      ? claimStream(sale, buyer, { tokens, time })
      : computeTranches(schedule, tokens).flatMap((amount, place) => {
          const bit = 1n << BigInt(place);
          const isReached = time >= tgeAt + (schedule.tranches[place]?.afterSeconds ?? 0n);
          return isReached && (buyer.claimedTranches & bit) === 0n ? { claimRound: place, amount, bit } : [];
        });
  // A claim of nothing reverts.
  if (parts.every(({ amount }) => amount === 0n)) return [];
  for (const { amount, bit } of parts) {
    buyer.claimed += amount;
    buyer.claimedTranches |= bit;
  }
  return parts;
}

function claimStream(
  { tgeAt, schedule: { stream } }: ModelSale,
  buyer: ModelBuyer,
  { tokens, time }: { tokens: bigint; time: bigint },
) {
  const part = computeStreamed(stream, tokens);
  if (part === 0n || tgeAt === null) return [];
  const steps = countSteps(stream, tgeAt, time);
  const amount = computeReleased(stream, part, steps) - computeReleased(stream, part, buyer.steps);
  if (amount === 0n) return [];
  buyer.steps = steps;
  buyer.streamClaimed += amount;
  buyer.streamClaimedAt = time;
  return [{ claimRound: 1_000, amount, bit: 0n }];
}

/** What the issuer and the receiver of the fee get once the refund window is over. */
export function splitProceeds(sale: ModelSale) {
  return computeProceeds({
    accepted: sale.accepted ?? 0n,
    refunded: sum(sale.buyers, ({ returned }) => returned),
    feeBps: sale.feeBps,
  });
}

/** Pays tokens that nobody bought or that buyers gave up; undefined where there are none. */
export function payUnsold(sale: ModelSale): bigint | undefined {
  const ofCap = sale.isFunded ? computeTokens(sale.hardCap, sale.tokensPerPayE18) : 0n;
  const sold = computeTokens(sale.accepted ?? 0n, sale.tokensPerPayE18);
  const isDelivered = sale.state === 'delivered';
  const deposited = isDelivered && !sale.prefunded ? sold : ofCap;
  const owed = isDelivered ? sold - sum(sale.buyers, ({ givenUp }) => givenUp) : 0n;
  const amount = deposited - owed - sale.unsoldPaid;
  if (amount === 0n) return undefined;
  edit(sale, { unsoldPaid: sale.unsoldPaid + amount });
  return amount;
}

export function edit(sale: ModelSale, changed: Partial<ModelSale>): void {
  Object.assign(sale, changed);
}

export function sum(buyers: readonly ModelBuyer[], of: (buyer: ModelBuyer) => bigint | null): bigint {
  return buyers.reduce((total, buyer) => total + (of(buyer) ?? 0n), 0n);
}

function getShare({ level }: ModelSale, buyer: ModelBuyer): bigint {
  return level === null ? 0n : computeAccepted(buyer, level);
}
