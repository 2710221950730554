import type { SalePhase } from './campaign-phase.ts';

export type BuyFacts = {
  readonly phase: SalePhase;
  /** By list, rank, or since anybody may buy; undefined without an account, or while it is not known. */
  readonly isAdmitted: boolean | undefined;
  readonly isNative: boolean;
  readonly isApproved: boolean;
  readonly hasApplyLink: boolean;
};

/**
 * The button of a purchase (INO-03), in the order of the row: `FINISHED`; `You are not whitelist`; Approve; `Buy now`;
 * the Apply Whitelist link, or a disabled `Buy now`.
 */
export type BuyButton = 'finished' | 'notAdmitted' | 'approve' | 'buy' | 'apply' | 'closed';

export function chooseBuyButton(facts: BuyFacts): BuyButton {
  const { phase, isAdmitted, isNative, isApproved, hasApplyLink } = facts;
  if (phase === 'finished') return 'finished';
  if (phase === 'listed' || phase === 'public') {
    if (isAdmitted === false) return 'notAdmitted';
    return isNative || isApproved ? 'buy' : 'approve';
  }
  return phase === 'applications' && hasApplyLink ? 'apply' : 'closed';
}

export type BuyLimits = {
  /** Boxes of the type that are left on chain. */
  readonly left: bigint;
  /** Most boxes of an account in all, by its line of the list where that is less. */
  readonly maxBuy: bigint;
  readonly maxBuyPerTrans: bigint;
  /** Boxes that the account bought in all. */
  readonly bought: bigint;
};

/** Why an amount cannot be bought; `limit` is `The maximum limit!`. */
export type AmountRefusal = 'none' | 'limit' | 'soldOut' | 'aboveLeft' | 'aboveLimit' | 'aboveMost';

/**
 * The greatest amount of the form. It is strictly below the most boxes of an account, and 1 where that is 1 (INO-03):
 * the last box takes another purchase. 0 where nothing can be bought.
 */
export function computeMostAmount({ left, maxBuy, maxBuyPerTrans, bought }: BuyLimits): bigint {
  const ofForm = maxBuy > 1n ? maxBuy - 1n : maxBuy;
  const most = [left, maxBuy - bought, maxBuyPerTrans, ofForm].reduce((a, b) => (a < b ? a : b));
  return most > 0n ? most : 0n;
}

/** Why this amount is refused before the wallet opens; undefined where it can be bought. */
export function findAmountRefusal(amount: bigint, limits: BuyLimits): AmountRefusal | undefined {
  const { left, maxBuy, bought } = limits;
  if (bought >= maxBuy) return 'limit';
  if (left <= 0n) return 'soldOut';
  if (amount <= 0n) return 'none';
  if (amount > left) return 'aboveLeft';
  if (bought + amount > maxBuy) return 'aboveLimit';
  return amount > computeMostAmount(limits) ? 'aboveMost' : undefined;
}

/** The shown rest of a type is at least what the account bought (002 §6). The contract counts `limit - sold`. */
export function computeShownRemaining(type: {
  readonly limit: bigint;
  readonly sold: bigint;
  readonly ownBought: bigint;
}): bigint {
  const left = type.limit - type.sold;
  return left > type.ownBought ? left : type.ownBought;
}
