import { listClaimRows } from '@tradewind/rules/launchpad/claim-row';
import { computeAccepted, computeSold, findLevel, fullLevel } from '@tradewind/rules/launchpad/level';
import { computeTokens, type Schedule } from '@tradewind/rules/launchpad/schedule';
import type { SaleState } from '@tradewind/rules/launchpad/status';
import { zeroHash } from 'viem';
import { computeTimeAgo } from '../seed/compute-time-ago.ts';
import { createDemoList } from './demo-list.ts';
import type { DemoSale } from './demo-sale.ts';
import type { SaleWorld } from './sale-world.ts';
import { toRaw } from './to-raw.ts';

/** A sale of the demo at the present, as the rules compute it. Amounts are raw units. */
export interface PlannedSale {
  readonly address: `0x${string}`;
  readonly state: SaleState;
  /** Both are zero where anybody may join. */
  readonly listRoot: `0x${string}`;
  readonly listHash: `0x${string}`;
  readonly committed: bigint;
  readonly accepted: bigint;
  readonly level: bigint;
  readonly buyers: readonly PlannedBuyer[];
}

export interface PlannedBuyer {
  readonly account: number;
  readonly address: `0x${string}`;
  readonly committed: bigint;
  /** Tokens that it claimed. */
  readonly claimed: bigint;
  readonly isChangeTaken: boolean;
  readonly isRefunded: boolean;
}

/** Everybody of the demo has the weight 1. */
const weight = 1n;
const daySeconds = 86_400;

/** Raw tokens for a raw unit of the payment, times 10¹⁸. */
export function computeRate(sale: DemoSale, { tokenOf }: SaleWorld): bigint {
  return (
    (toRaw(sale.tokensPerPay, tokenOf(sale.token).decimals) * 10n ** 18n) /
    10n ** BigInt(tokenOf(sale.pay).decimals)
  );
}

export function toSeconds(days: number): number {
  return Math.round(days * daySeconds);
}

/** The dates of the tokens, and the stream; all zero where nothing is streamed. */
export function toSchedule({ tranches, stream }: DemoSale) {
  const none = { shareBps: 0, firstReleaseBps: 0, cliffDays: 0, periodDays: 0, periods: 0 };
  const { cliffDays, periodDays, ...shares } = stream ?? none;
  return {
    tranches: tranches.map(({ afterDays, cumulativeBps }) => ({
      afterSeconds: toSeconds(afterDays),
      cumulativeBps,
    })),
    stream: { ...shares, cliffSeconds: toSeconds(cliffDays), periodSeconds: toSeconds(periodDays) },
  };
}

/** Computes what the history of a sale leaves. */
export function planSale(sale: DemoSale, world: SaleWorld, address: `0x${string}`): PlannedSale {
  const pay = world.tokenOf(sale.pay);
  const totals = Map.groupBy(sale.joins, ({ account }) => account);
  const commitments = [...totals].map(([account, joins]) => {
    const committed = joins.reduce((sum, { amount }) => sum + toRaw(amount, pay.decimals), 0n);
    return { account, committed, weight };
  });
  const isLevelled = sale.levelledDaysAgo !== undefined;
  const level = isLevelled ? computeLevel(sale, commitments, toRaw(sale.hardCap, pay.decimals)) : 0n;
  const list = createDemoList(sale, world);
  return {
    address,
    state: computeState(sale),
    listRoot: list?.root ?? zeroHash,
    listHash: list?.hash ?? zeroHash,
    committed: commitments.reduce((sum, { committed }) => sum + committed, 0n),
    accepted: isLevelled ? computeSold(commitments, level) : 0n,
    level,
    buyers: commitments.map(({ account, committed }) => ({
      account,
      address: world.addressOf(account),
      committed,
      claimed: computeClaimed(sale, world, {
        account,
        accepted: computeAccepted({ committed, weight }, level),
      }),
      isChangeTaken: hasExit(sale.changes, account),
      isRefunded: hasExit(sale.refunds, account),
    })),
  };
}

function computeLevel(
  { kind }: DemoSale,
  commitments: Parameters<typeof findLevel>[0],
  hardCap: bigint,
): bigint {
  return kind === 'fixed' ? fullLevel : findLevel(commitments, hardCap);
}

function computeState({ levelledDaysAgo, deliveredDaysAgo, failedDaysAgo }: DemoSale): SaleState {
  if (failedDaysAgo !== undefined) return 'cancelled';
  if (deliveredDaysAgo !== undefined) return 'delivered';
  return levelledDaysAgo === undefined ? 'open' : 'levelled';
}

function hasExit(exits: readonly { readonly account: number }[] = [], account: number): boolean {
  return exits.some((exit) => exit.account === account);
}

/** Each account claims a claim round once, so that earlier claims take nothing from it. */
function computeClaimed(
  sale: DemoSale,
  world: SaleWorld,
  { account, accepted }: { readonly account: number; readonly accepted: bigint },
): bigint {
  if (sale.deliveredDaysAgo === undefined) return 0n;
  const purchase = {
    schedule: toRulesSchedule(sale),
    bought: computeTokens(accepted, computeRate(sale, world)),
    tgeAt: BigInt(computeTimeAgo(world.endTimestamp, sale.deliveredDaysAgo)),
    claimedTranches: 0n,
    steps: 0n,
    isRefunded: false,
  };
  const claims = (sale.claims ?? []).filter((claim) => claim.account === account);
  return claims.reduce((sum, { daysAgo, claimRound }) => {
    const rows = listClaimRows(purchase, BigInt(computeTimeAgo(world.endTimestamp, daysAgo)));
    const due = rows.filter((row) => (row.claimRound === 1000) === (claimRound === 1000));
    return due.reduce((whole, row) => whole + row.due, sum);
  }, 0n);
}

function toRulesSchedule(sale: DemoSale): Schedule {
  const { tranches, stream } = toSchedule(sale);
  return {
    tranches: tranches.map(({ afterSeconds, cumulativeBps }) => ({
      afterSeconds: BigInt(afterSeconds),
      cumulativeBps: BigInt(cumulativeBps),
    })),
    stream: {
      shareBps: BigInt(stream.shareBps),
      firstReleaseBps: BigInt(stream.firstReleaseBps),
      cliffSeconds: BigInt(stream.cliffSeconds),
      periodSeconds: BigInt(stream.periodSeconds),
      periods: BigInt(stream.periods),
    },
  };
}
